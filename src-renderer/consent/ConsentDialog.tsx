import { lazy, Suspense } from 'react';
import { useAsk } from '../bridge/query';

const ConsentQuestion = lazy(() => import('./ConsentQuestion'));

/** Asks the person whether a program may use the tool server, one program after the other. */
export function ConsentDialog() {
  const pending = useAsk('service.consent.pending', {});
  const [question] = pending.data ?? [];
  return (
    <Suspense>{question !== undefined && <ConsentQuestion key={question.id} question={question} />}</Suspense>
  );
}
