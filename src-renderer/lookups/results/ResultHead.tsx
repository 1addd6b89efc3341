import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import type { Operation } from '@shared/operations/operation';
import { parseRadicado } from '@shared/vocabulary/radicado';
import { formatSubject } from '@shared/vocabulary/subject';
import { PageHead } from '../../design/Page';
import { Radicado } from '../../design/Radicado';
import { LookupVerdict } from '../LookupVerdict';
import { useText } from '../../i18n/text';
import { address } from '../../router/router';

interface ResultHeadProps {
  readonly view: LookupView;
  readonly operation: Operation | null;
  /** Instead of the verdict, while there is none. */
  readonly mark?: ReactNode;
  /** Instead of what was asked about. */
  readonly title?: ReactNode;
  readonly actions: ReactNode;
}

/** Verdict and subject of a lookup, and what can be done with it. */
export function ResultHead({ view, operation, mark, title, actions }: ResultHeadProps) {
  const intl = useIntl();
  const text = useText();
  return (
    <PageHead
      crumbs={[
        { label: intl.formatMessage({ id: 'nav.lookups' }), to: address('lookups') },
        ...(operation === null
          ? [{ label: view.operation }]
          : [
              { label: text(operation.source.name) },
              { label: text(operation.title), to: address('lookups', operation.id) },
            ]),
      ]}
      mark={mark ?? <LookupVerdict lookup={view} />}
      title={
        title ??
        (parseRadicado(view.subject) === null ? (
          formatSubject(view.subject)
        ) : (
          <Radicado value={view.subject} />
        ))
      }
      actions={actions}
    />
  );
}
