import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { operations } from '@shared/operations';
import type { Source } from '@shared/operations/operation';
import { originMap } from '@shared/settings';
import { Button } from '../design/Button';
import { Fact, Facts } from '../design/Facts';
import { TextField } from '../design/Field';
import { Table } from '../design/Table';
import { useSettings } from '../frame/settings';
import { formatDate } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { OfficialPage } from '../lookups/OfficialPage';

const sources = [...new Map(operations.map(({ source }) => [source.id, source])).values()];

/** The public sources, how sure the facts about them are, and where their requests are sent. */
export function SourcesSection() {
  return (
    <>
      {sources.map((source) => (
        <SourceCard key={source.id} source={source} />
      ))}
      <Redirects />
    </>
  );
}

function SourceCard({ source }: { readonly source: Source }) {
  const intl = useIntl();
  const words = useText();
  const language = useLanguage();
  return (
    <article className="settings-source">
      <h3>{words(source.name)}</h3>
      <Facts layout="list">
        <Fact name={intl.formatMessage({ id: 'settings.sourcePublisher' })}>{source.publisher}</Fact>
        <Fact name={intl.formatMessage({ id: 'settings.sourcePage' })}>
          <OfficialPage url={source.homepage}>{source.homepage}</OfficialPage>
        </Fact>
        <Fact name={intl.formatMessage({ id: 'settings.sourceConfidence' })}>
          <Confidence value={source.confidence} />
        </Fact>
        <Fact name={intl.formatMessage({ id: 'settings.sourceNotes' })}>{words(source.notes)}</Fact>
        <Fact name={intl.formatMessage({ id: 'settings.sourceFactsOf' })}>
          {formatDate(source.factsOf, language)}
        </Fact>
      </Facts>
    </article>
  );
}

function Confidence({ value }: { readonly value: Source['confidence'] }) {
  switch (value) {
    case 'seen':
      return <FormattedMessage id="settings.confidenceSeen" />;
    case 'inferred':
      return <FormattedMessage id="settings.confidenceInferred" />;
    case 'unknown':
      return <FormattedMessage id="settings.confidenceUnknown" />;
  }
}

/** The origin map: requests for one address go to another, and the evidence says so. */
function Redirects() {
  const intl = useIntl();
  const { settings, change } = useSettings();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const entries = Object.entries(settings.originMap);
  const isOrigin = (value: string) => originMap.safeParse({ [value]: value }).success;
  const mistake = (value: string) =>
    value === '' || isOrigin(value) ? null : intl.formatMessage({ id: 'settings.redirectMistake' });
  const add = () => {
    if (!isOrigin(from) || !isOrigin(to)) return;
    change({ originMap: { ...settings.originMap, [from]: to } });
    setFrom('');
    setTo('');
  };
  return (
    <div className="settings-group">
      <h3>
        <FormattedMessage id="settings.redirects" />
      </h3>
      <p className="soft">
        <FormattedMessage id="settings.redirectsHelp" />
      </p>
      {entries.length > 0 && (
        <Table className="settings-table">
          <tbody>
            {entries.map(([origin, target]) => (
              <tr key={origin}>
                <td className="mono">{origin}</td>
                <td className="mono">→ {target}</td>
                <td>
                  <Button
                    kind="quiet"
                    aria-label={intl.formatMessage({ id: 'settings.redirectRemove' }, { origin })}
                    onPress={() =>
                      change({ originMap: Object.fromEntries(entries.filter(([key]) => key !== origin)) })
                    }
                  >
                    <FormattedMessage id="settings.remove" />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <div className="settings-map">
        <TextField
          mono
          label={intl.formatMessage({ id: 'settings.redirectFrom' })}
          placeholder="https://host:448"
          value={from}
          error={mistake(from)}
          onChange={setFrom}
        />
        <TextField
          mono
          label={intl.formatMessage({ id: 'settings.redirectTo' })}
          placeholder="http://127.0.0.1:9001"
          value={to}
          error={mistake(to)}
          onChange={setTo}
        />
        <Button isDisabled={!isOrigin(from) || !isOrigin(to)} onPress={add}>
          <FormattedMessage id="settings.add" />
        </Button>
      </div>
    </div>
  );
}
