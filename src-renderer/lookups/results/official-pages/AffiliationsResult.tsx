import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { fieldText } from '@shared/operations/operation';
import { ruafBlocks, type ruafAffiliations } from '@shared/operations/co/ruaf';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { formatDate } from '../../../i18n/dates';
import { useLanguage, useText } from '../../../i18n/text';
import { BasisFacts } from '../BasisFacts';
import type { ResultProps } from '../views';
import { DocumentNumber } from './DocumentNumber';
import './official-pages.css';

type Answer = z.output<typeof ruafAffiliations.data>;
type BlockName = keyof typeof ruafBlocks;
type Affiliation = Readonly<Record<string, string | null>>;

const blockNames = Object.keys(ruafBlocks) as readonly BlockName[];

/** To what a person is affiliated, block by block, each with what its administrator reported. */
export default function AffiliationsResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const language = useLanguage();
  const data = view.data as Answer;
  const name = [data.first_name, data.second_name, data.first_surname, data.second_surname]
    .filter((part) => part !== null)
    .join(' ');
  return children({
    ...(name === '' ? {} : { title: name }),
    facts: (
      <>
        <Facts>
          <Fact name={<FormattedMessage id="official.document" />}>
            {data.document_type} <DocumentNumber type={data.document_type} value={data.document_number} />
          </Fact>
          {data.report_date !== null && (
            <Fact name={<FormattedMessage id="affiliations.reported" />}>
              {formatDate(data.report_date, language)}
            </Fact>
          )}
          <BasisFacts view={view} />
        </Facts>
        {!data.found && (
          <Callout tone="note">
            <p>
              <FormattedMessage id="affiliations.nobody" />
            </p>
          </Callout>
        )}
      </>
    ),
    tabs: data.found
      ? [
          {
            id: 'affiliations',
            label: intl.formatMessage({ id: 'affiliations.tab' }),
            content: (
              <div className="affiliations">
                {blockNames.map((block) => (
                  <Block key={block} name={block} rows={data[block]} />
                ))}
              </div>
            ),
          },
        ]
      : [],
  });
}

function Block({ name, rows }: { readonly name: BlockName; readonly rows: readonly Affiliation[] }) {
  const text = useText();
  const words = fieldText(ruafBlocks[name]);
  return (
    <section>
      <h2>{words === undefined ? name : text(words.label)}</h2>
      {rows.length === 0 ? (
        <p className="soft">
          <FormattedMessage id="affiliations.none" />
        </p>
      ) : (
        <ul>
          {rows.map((row, index) => (
            // The rows of an answer never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <Entry key={index} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ row }: { readonly row: Affiliation }) {
  const language = useLanguage();
  const { administrator, status, affiliation_date: date, ...rest } = row;
  const others = Object.values(rest).filter((value) => value !== null);
  return (
    <li>
      <span className="affiliation-name">
        {administrator ?? '—'} {status !== null && status !== undefined && <Tag>{status}</Tag>}
      </span>
      <span className="soft">
        {typeof date === 'string' && (
          <>
            <FormattedMessage id="affiliations.since" values={{ date: formatDate(date, language) }} />
            {others.length > 0 && ' · '}
          </>
        )}
        <span lang="es">{others.join(' · ')}</span>
      </span>
    </li>
  );
}
