import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ScreeningSubject } from '@shared/screening';
import { Awaiting } from '../bridge/Awaiting';
import { useReportFailure } from '../bridge/failures';
import { useAppearance } from '../bridge/appearance';
import { useAsk, useSend } from '../bridge/query';
import { Button } from '../design/Button';
import { Empty } from '../design/Empty';
import { usePageTitle } from '../design/Page';
import { Panes } from '../design/Panes';
import '../lookups/OperationPage.css';
import { address, navigate } from '../router/router';
import { concernsPerson, draftOf, emptyDraft, type SubjectDraft } from './draft';
import { ListsHeld } from './ListsHeld';
import { ScreeningNav } from './ScreeningNav';
import { ScreeningResult } from './ScreeningResult';
import { SubjectForm } from './SubjectForm';

/** The form on one side; on the other the lists that will be searched, or what they answered. */
export function ScreeningDesk({ id }: { readonly id: string | null }) {
  const intl = useIntl();
  const report = useReportFailure();
  const { practice } = useAppearance();
  const run = useSend('screenings.run');
  const screening = useAsk('screenings.get', { id: id ?? '-' }, { enabled: id !== null });
  const [draft, setDraft] = useState(emptyDraft);
  // The form shows what was asked in the screening that is shown, until the person types.
  const [shown, setShown] = useState<string | null>(null);
  const view = id === null ? undefined : screening.data;
  if (view !== undefined && view.id !== shown) {
    setShown(view.id);
    setDraft(draftOf(view));
  }
  usePageTitle(view?.subject.name ?? intl.formatMessage({ id: 'nav.screening' }));

  const start = (subject: ScreeningSubject) => {
    const { threshold, purpose, legalBasis } = draft;
    const basis = concernsPerson(draft)
      ? { purpose: purpose.trim(), legalBasis }
      : { purpose: null, legalBasis: null };
    run.mutate(
      { subject, threshold, ...basis },
      {
        onSuccess: (made) => navigate(address('screening', 'runs', made.id)),
        onError: report,
      },
    );
  };
  const example: SubjectDraft = {
    ...emptyDraft,
    name: 'Prueva Ejemplof',
    birthDate: '1970',
    countries: 'Colombia',
    purpose: intl.formatMessage({ id: 'screening.examplePurpose' }),
    legalBasis: 'legal_duty',
  };

  return (
    <Panes
      name="screening"
      listLabel={intl.formatMessage({ id: 'screening.form' })}
      list={
        <div className="operation-side">
          <h1>
            <FormattedMessage id="nav.screening" />
          </h1>
          <ScreeningNav area="one" />
          <SubjectForm draft={draft} onChange={setDraft} onRun={start} isPending={run.isPending} />
        </div>
      }
      detailLabel={intl.formatMessage({ id: 'lookup.results' })}
      detail={
        <div className="screening-detail">
          {id === null ? (
            <>
              <Empty
                title={intl.formatMessage({ id: 'screening.emptyTitle' })}
                actions={
                  practice && (
                    <Button onPress={() => setDraft(example)}>
                      <FormattedMessage id="lookup.useExample" />
                    </Button>
                  )
                }
              >
                <FormattedMessage id="screening.empty" />
              </Empty>
              <ListsHeld />
            </>
          ) : screening.isSuccess ? (
            <ScreeningResult key={id} screening={screening.data} />
          ) : (
            <Awaiting error={screening.error} lines={8} />
          )}
        </div>
      }
    />
  );
}
