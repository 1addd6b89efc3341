import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { LookupView } from '@shared/lookup';
import { ofacSanctionedParty, type ofacSearch } from '@shared/operations/us/ofac';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { Fact, Facts } from '../../../design/Facts';
import { Tag } from '../../../design/Tag';
import { useText } from '../../../i18n/text';
import { run } from '../../runs';
import { BasisFacts } from '../BasisFacts';
import { PageButtons } from '../PageButtons';
import { questionOf } from '../question';
import type { ResultProps } from '../views';
import './ofac.css';
import { Why } from './Why';

type Search = z.output<typeof ofacSearch.data>;
type Explained = z.output<typeof ofacSearch.aside>['explanations'][number];

/** Who in the lists is like the name or number that was asked, best first, and why. */
export default function OfacSearchResult({ view, children }: ResultProps) {
  const intl = useIntl();
  const { matches, min_score, list_counts, pagination, as_of_by_list } = view.data as Search;
  const { explanations } = view.aside as { readonly explanations: readonly Explained[] };
  return children({
    facts: (
      <Facts>
        <Fact name={<FormattedMessage id="ofac.searched" />}>
          <FormattedMessage
            id="ofac.searchedCounts"
            values={{
              sdn: intl.formatNumber(list_counts.sdn),
              consolidated:
                as_of_by_list.consolidated === null
                  ? intl.formatMessage({ id: 'ofac.consolidatedMissing' })
                  : intl.formatNumber(list_counts.consolidated),
            }}
          />
        </Fact>
        <BasisFacts view={view} />
      </Facts>
    ),
    tabs: [
      {
        id: 'matches',
        label: intl.formatMessage({ id: 'ofac.matches' }),
        content: (
          <div className="evidence">
            {matches.length === 0 ? (
              <p>
                <FormattedMessage id="ofac.none" values={{ score: min_score }} />
              </p>
            ) : (
              <Callout tone="note">
                <p>
                  <FormattedMessage id="ofac.identification" />
                </p>
              </Callout>
            )}
            <ol className="ofac-matches">
              {matches.map((match) => (
                <Match
                  key={match.entity_id}
                  view={view}
                  match={match}
                  why={explanations.find(({ entity_id }) => entity_id === match.entity_id)}
                />
              ))}
            </ol>
            {pagination.total_pages > 1 && (
              <div className="row">
                <PageButtons view={view} page={pagination.page} pages={pagination.total_pages} />
              </div>
            )}
          </div>
        ),
      },
    ],
  });
}

interface MatchProps {
  readonly view: LookupView;
  readonly match: Search['matches'][number];
  readonly why: Explained | undefined;
}

function Match({ view, match, why }: MatchProps) {
  const intl = useIntl();
  const text = useText();
  const client = useQueryClient();
  const kinds = {
    primary: intl.formatMessage({ id: 'ofac.kind.primary' }),
    strong_alias: intl.formatMessage({ id: 'ofac.kind.strong_alias' }),
    weak_alias: intl.formatMessage({ id: 'ofac.kind.weak_alias' }),
    original_script: intl.formatMessage({ id: 'ofac.kind.original_script' }),
    identifier: intl.formatMessage({ id: 'ofac.kind.identifier' }),
  };
  const facts = [
    [intl.formatMessage({ id: 'ofac.programs' }), match.programs.join(', ')],
    [intl.formatMessage({ id: 'ofac.born' }), match.birth_dates.join('; ')],
    [intl.formatMessage({ id: 'ofac.nationalities' }), match.nationalities.join(', ')],
    [intl.formatMessage({ id: 'ofac.addresses' }), match.countries.join(', ')],
  ] as const;
  return (
    <li className="ofac-match">
      <div className="ofac-score" title={intl.formatMessage({ id: 'ofac.score' })}>
        <span className="ofac-score-value">{match.score}</span>
        {match.ofac_score !== null && (
          <span className="note">
            <FormattedMessage id="ofac.ofacScore" values={{ score: match.ofac_score }} />
          </span>
        )}
      </div>
      <div className="ofac-who">
        <div className="spread">
          <h2>{match.name}</h2>
          <Button
            onPress={() =>
              void run(client, {
                ...questionOf(view),
                operation: ofacSanctionedParty.id,
                input: { entity_id: match.entity_id },
              })
            }
          >
            <FormattedMessage id="ofac.open" />
          </Button>
        </div>
        <p className="row">
          <Tag>{text(typeWords[match.type])}</Tag>
          <span>
            <FormattedMessage id="ofac.matched" values={{ name: match.matched_name }} />
          </span>
          <Tag tone={match.matched_name_kind === 'weak_alias' ? 'silent' : 'plain'}>
            {kinds[match.matched_name_kind]}
          </Tag>
        </p>
        <Facts>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
        </Facts>
        {why !== undefined && <Why {...why} />}
      </div>
    </li>
  );
}

const typeWords = {
  individual: { es: 'persona', en: 'individual' },
  entity: { es: 'entidad', en: 'entity' },
  vessel: { es: 'nave', en: 'vessel' },
  aircraft: { es: 'aeronave', en: 'aircraft' },
} as const;
