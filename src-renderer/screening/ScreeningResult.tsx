import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { decisionOf, hitVerdicts, tallyOf, type ScreenedList, type ScreeningView } from '@shared/screening';
import { thresholdPoints } from '@shared/words/hit';
import { hitVerdictWords, screeningWords, subjectLine, undecidedWord } from '@shared/words/screening';
import { useReportFailure } from '../bridge/failures';
import { useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Confirm } from '../design/Dialog';
import { Fact, Facts } from '../design/Facts';
import { Menu } from '../design/Menu';
import { notifyDone } from '../design/notices';
import { Table } from '../design/Table';
import { Tag } from '../design/Tag';
import { Verdict } from '../design/Verdict';
import { formatDate, formatMoment } from '../i18n/dates';
import { useLanguage, useText } from '../i18n/text';
import { AddToDossier } from '../lookups/AddToDossier';
import { address, Link, navigate } from '../router/router';
import { HitCard } from './HitCard';
import { GetList } from './ListsHeld';
import { UnknownCountries } from './UnknownCountries';

/** A screening: what each list answered, also those with nobody and those that were not there, and what is decided. */
export function ScreeningResult({ screening }: { readonly screening: ScreeningView }) {
  const intl = useIntl();
  const text = useText();
  const language = useLanguage();
  const report = useReportFailure();
  const place = useRef<HTMLDivElement>(null);
  const remove = useSend('screenings.delete');
  const [dialog, setDialog] = useState<'dossier' | 'delete' | null>(null);
  const { subject, lists, missing, hitList } = screening;
  const known = text(subjectLine(subject));
  const hitsOf = ({ generation }: ScreenedList) =>
    hitList.filter(({ dataset }) => dataset === generation.dataset);
  const withHits = lists
    .filter((list) => hitsOf(list).length > 0)
    .toSorted((a, b) => (hitsOf(b)[0]?.score ?? 0) - (hitsOf(a)[0]?.score ?? 0));
  const silent = lists.filter((list) => hitsOf(list).length === 0);

  // Once a decision shows, the keyboard goes on to the next hit without one.
  const goesOn = useRef(false);
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    if (hitList.some((hit) => decisionOf(hit) === null))
      place.current?.querySelector<HTMLElement>('[data-undecided] input')?.focus();
  }, [hitList]);
  const goOn = () => {
    goesOn.current = true;
  };
  const confirmDeletion = () =>
    remove.mutate(
      { ids: [screening.id] },
      {
        onSuccess: ({ kept }) => {
          if (kept === 0) navigate(address('screening'), { replace: true });
          else notifyDone(intl.formatMessage({ id: 'screening.keptByDossier' }));
        },
        onError: report,
        onSettled: () => setDialog(null),
      },
    );

  return (
    <div ref={place} className="screening-result">
      <header className="screening-head">
        {screening.file !== null && (
          <Link className="note" to={address('screening', 'files', screening.file.id)}>
            <FormattedMessage
              id="screening.rowOf"
              values={{ row: screening.file.row, name: screening.file.name }}
            />
          </Link>
        )}
        <div className="spread">
          <div>
            <h1>{subject.name}</h1>
            {known !== '' && <p className="soft">{known}</p>}
            <UnknownCountries of={subject.countries} />
          </div>
          <div className="row">
            <Menu
              label={<FormattedMessage id="dossiers.more" />}
              entries={[
                {
                  id: 'delete',
                  label: intl.formatMessage({ id: 'action.delete' }),
                  danger: true,
                  run: () => setDialog('delete'),
                },
              ]}
            />
            <Button kind="primary" onPress={() => setDialog('dossier')}>
              <FormattedMessage id="result.toDossier" />
            </Button>
          </div>
        </div>
        <Facts>
          <Fact name={text(screeningWords.hits)}>
            {hitList.length === 0 ? (
              <FormattedMessage id="screening.noHits" values={{ lists: lists.length }} />
            ) : (
              <Tally screening={screening} />
            )}
          </Fact>
          <Fact name={text(screeningWords.threshold)}>{thresholdPoints(screening.threshold, language)}</Fact>
          <Fact name={text(screeningWords.askedAt)}>{formatMoment(screening.askedAt, language)}</Fact>
        </Facts>
      </header>
      {missing.length > 0 && (
        <Callout tone="silent">
          <p>
            <FormattedMessage id="screening.notAll" values={{ count: missing.length }} />
          </p>
        </Callout>
      )}
      {hitList.length > 0 && <p className="note">{text(screeningWords.caution)}</p>}
      {withHits.map((list) => (
        <section key={list.generation.dataset} className="screening-list" aria-label={text(list.title)}>
          <div className="spread">
            <h2>{text(list.title)}</h2>
            <span className="row">
              <span className="strong">
                <FormattedMessage id="screening.hits" values={{ count: hitsOf(list).length }} />
              </span>
              <Copy list={list} />
            </span>
          </div>
          {screening.cut.includes(list.generation.dataset) && (
            <p className="note">
              <FormattedMessage id="screening.cut" values={{ count: hitsOf(list).length }} />
            </p>
          )}
          <ol className="hits">
            {hitsOf(list).map((hit) => (
              <HitCard key={hit.id} screening={screening} hit={hit} onDecided={goOn} />
            ))}
          </ol>
        </section>
      ))}
      {silent.length + missing.length > 0 && <OtherLists silent={silent} screening={screening} />}
      {dialog === 'dossier' && (
        <AddToDossier what={{ screeningIds: [screening.id] }} onClose={() => setDialog(null)} />
      )}
      <Confirm
        title={intl.formatMessage({ id: 'screening.deleteTitle' })}
        action={intl.formatMessage({ id: 'action.delete' })}
        isOpen={dialog === 'delete'}
        isPending={remove.isPending}
        onConfirm={confirmDeletion}
        onClose={() => setDialog(null)}
      >
        <p>
          <FormattedMessage id="screening.deleteWords" />
        </p>
      </Confirm>
    </div>
  );
}

/** How many hits were decided in which way; what did not occur is left out. */
function Tally({ screening: { hitList } }: { readonly screening: ScreeningView }) {
  const text = useText();
  const tally = tallyOf(hitList);
  const words = { ...hitVerdictWords, undecided: undecidedWord };
  return (
    <>
      {(['undecided', ...hitVerdicts] as const)
        .filter((verdict) => tally[verdict] > 0)
        .map((verdict) => `${text(words[verdict])}: ${tally[verdict]}`)
        .join(' · ')}
    </>
  );
}

/** The lists without a hit, and those that were not asked: both belong to the answer. */
function OtherLists({
  silent,
  screening,
}: {
  readonly silent: readonly ScreenedList[];
  readonly screening: ScreeningView;
}) {
  const text = useText();
  const views = useAsk('datasets.list', {}).data;
  return (
    <section className="screening-list">
      <h2>
        <FormattedMessage id="screening.others" />
      </h2>
      <Table>
        <tbody>
          {silent.map((list) => (
            <tr key={list.generation.dataset}>
              <th scope="row">{text(list.title)}</th>
              <td>
                <Verdict verdict="nothing" adverse />
              </td>
              <td>
                <Copy list={list} />
              </td>
            </tr>
          ))}
          {screening.missing.map(({ dataset, title }) => {
            const view = views?.find(({ id }) => id === dataset);
            return (
              <tr key={dataset}>
                <th scope="row">{text(title)}</th>
                <td>
                  <Verdict verdict="not_asked" />
                </td>
                <td>
                  <span className="row">
                    <FormattedMessage id="screening.wasMissing" />
                    {view !== undefined && <GetList view={view} />}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}

/** Which copy of a list was searched. */
function Copy({ list: { isStale, generation } }: { readonly list: ScreenedList }) {
  const language = useLanguage();
  return (
    <span className="note">
      <FormattedMessage id="screening.copyAsOf" values={{ date: formatDate(generation.asOf, language) }} />{' '}
      {isStale && (
        <Tag tone="adverse">
          <FormattedMessage id="datasets.stale" />
        </Tag>
      )}{' '}
      <span className="mono">{generation.id}</span>
    </span>
  );
}
