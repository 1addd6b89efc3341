import { FormattedMessage, useIntl } from 'react-intl';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { useAppearance } from '../bridge/appearance';
import { Empty } from '../design/Empty';
import { caseAddress } from '../lookups/results/open-case';
import { address, Link } from '../router/router';

/** Beside the history while none of its lookups is chosen: how to choose one, or, without any, how to make the first. */
export function NothingChosen({ isEmpty }: { readonly isEmpty: boolean }) {
  const intl = useIntl();
  const { practice } = useAppearance();
  return (
    <Empty
      title={intl.formatMessage({ id: isEmpty ? 'history.emptyTitle' : 'history.choose' })}
      actions={
        isEmpty && (
          <>
            {practice && (
              <Link
                className="button button-primary"
                to={caseAddress(String(casesByRadicado.example.registration_number))}
              >
                <FormattedMessage id="start.sampleLookup" />
              </Link>
            )}
            <Link className="button" to={address('lookups')}>
              <FormattedMessage id="start.newLookup" />
            </Link>
          </>
        )
      }
    >
      <FormattedMessage id={isEmpty ? 'history.empty' : 'history.chooseWords'} />
    </Empty>
  );
}
