import { useIntl } from 'react-intl';
import type { BatchState, RowProblem } from '@shared/batch';

/** What is wrong with a row, in words. */
export function useProblemWords(): (problem: RowProblem, duplicateOf: number | null) => string {
  const intl = useIntl();
  return (problem, duplicateOf) => {
    switch (problem) {
      case 'empty':
        return intl.formatMessage({ id: 'batches.problem.empty' });
      case 'too_short':
        return intl.formatMessage({ id: 'batches.problem.tooShort' });
      case 'too_long':
        return intl.formatMessage({ id: 'batches.problem.tooLong' });
      case 'letters':
        return intl.formatMessage({ id: 'batches.problem.letters' });
      case 'scientific':
        return intl.formatMessage({ id: 'batches.problem.scientific' });
      case 'formula_error':
        return intl.formatMessage({ id: 'batches.problem.formulaError' });
      case 'not_calculated':
        return intl.formatMessage({ id: 'batches.problem.notCalculated' });
      case 'lost_zero':
        return intl.formatMessage({ id: 'batches.problem.lostZero' });
      case 'duplicate':
        return intl.formatMessage({ id: 'batches.problem.duplicate' }, { row: duplicateOf ?? 0 });
    }
  };
}

/** The state of a batch, in words. */
export function useBatchStateWord(): (state: BatchState) => string {
  const intl = useIntl();
  return (state) => {
    switch (state) {
      case 'importing':
        return intl.formatMessage({ id: 'batches.state.importing' });
      case 'ready':
        return intl.formatMessage({ id: 'batches.state.ready' });
      case 'running':
        return intl.formatMessage({ id: 'batches.state.running' });
      case 'paused':
        return intl.formatMessage({ id: 'batches.state.paused' });
      case 'waiting_quota':
        return intl.formatMessage({ id: 'batches.state.waitingQuota' });
      case 'done':
        return intl.formatMessage({ id: 'batches.state.done' });
      case 'cancelled':
        return intl.formatMessage({ id: 'batches.state.cancelled' });
    }
  };
}
