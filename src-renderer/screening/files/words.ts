import { useIntl } from 'react-intl';
import type { FileFilter, NameProblem, ScreeningFileState } from '@shared/screening-files';
import { useFilterWord } from '../filter-words';

/** The word of where a file stands. */
export function useFileStateWord(): (state: ScreeningFileState) => string {
  const intl = useIntl();
  return (state) => {
    switch (state) {
      case 'importing':
        return intl.formatMessage({ id: 'screening.state.importing' });
      case 'ready':
        return intl.formatMessage({ id: 'screening.state.ready' });
      case 'running':
        return intl.formatMessage({ id: 'screening.state.running' });
      case 'paused':
        return intl.formatMessage({ id: 'screening.state.paused' });
      case 'done':
        return intl.formatMessage({ id: 'screening.state.done' });
      case 'cancelled':
        return intl.formatMessage({ id: 'screening.state.cancelled' });
    }
  };
}

/** Why a row is not screened. */
export function useNameProblemWord(): (problem: NameProblem) => string {
  const intl = useIntl();
  return (problem) =>
    problem === 'empty'
      ? intl.formatMessage({ id: 'screening.problem.empty' })
      : intl.formatMessage({ id: 'screening.problem.unusable' });
}

/** The words of the filters of a file's names. */
export function useFileFilterWord(): (filter: FileFilter) => string {
  const intl = useIntl();
  const common = useFilterWord();
  return (filter) => {
    if (filter === 'open') return intl.formatMessage({ id: 'screening.filter.open' });
    if (filter === 'invalid') return intl.formatMessage({ id: 'screening.filter.invalid' });
    return common(filter);
  };
}
