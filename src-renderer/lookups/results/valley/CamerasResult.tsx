import { FormattedMessage, useIntl } from 'react-intl';
import type { camera, cameras } from '@shared/operations/co/siata/notices';
import type { z } from 'zod';
import { Fact, Facts } from '../../../design/Facts';
import type { ResultProps } from '../views';
import { noMark } from './categories';
import type { Mark, Shape, Tone } from './marks';
import { useColombianTime } from './readings';
import { Snapshot } from './Snapshot';
import { StationsView } from './StationsView';

type Cameras = z.output<(typeof cameras)['data']>;
type Camera = z.output<typeof camera>;

/** Cameras by kind, each with its latest picture. */
export default function CamerasResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const time = useColombianTime();
  const data = view.data as Cameras;
  const kinds: Readonly<Record<string, readonly [string, Shape, Tone, string]>> = {
    nivel: ['0', 'triangle', 'plain', intl.formatMessage({ id: 'valley.camera.level' })],
    cielo: ['1', 'circle', 'scale-2', intl.formatMessage({ id: 'valley.camera.sky' })],
    deprimido: ['2', 'square', 'scale-3', intl.formatMessage({ id: 'valley.camera.underpass' })],
    capa_limite: ['3', 'diamond', 'scale-5', intl.formatMessage({ id: 'valley.camera.boundaryLayer' })],
  };
  const markOf = ({ type }: Camera): Mark => {
    const [id, shape, tone, label] = kinds[type ?? ''] ?? [];
    if (id !== undefined && shape !== undefined && tone !== undefined && label !== undefined)
      return { id, shape, tone, label };
    return type === null
      ? noMark(intl.formatMessage({ id: 'valley.camera.other' }))
      : { id: `4 ${type}`, shape: 'hexagon', tone: 'scale-6', label: type };
  };
  return children({
    facts: (
      <Facts>
        <Fact name={<FormattedMessage id="valley.cameras" />}>{data.total}</Fact>
      </Facts>
    ),
    tabs: [
      {
        id: 'cameras',
        label: intl.formatMessage({ id: 'valley.tab.cameras' }, { count: data.total }),
        content: (
          <StationsView<Camera>
            view={view}
            name="cameras"
            label={intl.formatMessage({ id: 'valley.cameras' })}
            rows={data.cameras}
            rowKey={(row) => row.snapshot_url}
            placeOf={(row) => intl.formatMessage({ id: 'valley.code' }, { code: row.camera_code })}
            markOf={markOf}
            heads={{
              name: intl.formatMessage({ id: 'valley.camera' }),
              mark: intl.formatMessage({ id: 'valley.camera.kind' }),
            }}
            columns={[]}
            detail={(row) => (
              <>
                <Snapshot key={row.snapshot_url} url={row.snapshot_url} name={row.name} />
                <Facts layout="list">
                  <Fact name={<FormattedMessage id="valley.camera.listed" />}>{time(row.snapshot_at)}</Fact>
                  <Fact name={<FormattedMessage id="valley.camera.address" />}>
                    <span className="mono">{row.snapshot_url}</span>
                  </Fact>
                </Facts>
                <p className="note">
                  <FormattedMessage id="valley.camera.privacy" />
                </p>
              </>
            )}
          />
        ),
      },
    ],
  });
}
