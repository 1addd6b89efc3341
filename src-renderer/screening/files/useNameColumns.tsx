import { useIntl } from 'react-intl';
import type { ScreeningFileRow } from '@shared/screening-files';
import { points } from '@shared/words/hit';
import { screeningWords, subjectLine } from '@shared/words/screening';
import type { Column } from '../../design/DataTable';
import { useNow } from '../../i18n/clock';
import { formatRecent } from '../../i18n/dates';
import { useNumber } from '../../i18n/numbers';
import { useLanguage, useText } from '../../i18n/text';
import { OutcomeTags } from '../OutcomeTags';
import { useFileFilterWord, useNameProblemWord } from './words';

/** The columns of the names of a file: what stood there, and what its screening came to. */
export function useNameColumns(): readonly Column<ScreeningFileRow>[] {
  const intl = useIntl();
  const text = useText();
  const number = useNumber();
  const language = useLanguage();
  const now = useNow();
  const filterWord = useFileFilterWord();
  const problemWord = useNameProblemWord();
  return [
    {
      id: 'row',
      header: intl.formatMessage({ id: 'screening.row' }),
      width: '64px',
      align: 'end',
      cell: ({ row }) => number(row),
      text: ({ row }) => String(row),
      sortBy: ({ row }) => row,
    },
    {
      id: 'name',
      header: text(screeningWords.subject),
      width: 'minmax(160px, 2fr)',
      cell: ({ raw }) => <span className="strong">{raw}</span>,
      text: ({ raw }) => raw,
    },
    {
      id: 'known',
      header: intl.formatMessage({ id: 'screening.known' }),
      width: 'minmax(96px, 1fr)',
      cell: ({ subject }) => <span className="soft">{subject && text(subjectLine(subject))}</span>,
      text: ({ subject }) => (subject === null ? '' : text(subjectLine(subject))),
    },
    {
      id: 'outcome',
      header: text(screeningWords.hits),
      width: 'minmax(190px, 1.5fr)',
      cell: ({ screening, problem }) =>
        screening !== null ? (
          <OutcomeTags row={screening} />
        ) : problem === null ? (
          <span className="soft">{filterWord('open')}</span>
        ) : (
          problemWord(problem)
        ),
      text: ({ screening }) => (screening === null ? '' : String(screening.hits)),
    },
    {
      id: 'best',
      header: text(screeningWords.score),
      width: '80px',
      align: 'end',
      cell: ({ screening }) =>
        screening === null || screening.best === null ? '—' : points(screening.best, language),
      text: ({ screening }) =>
        screening === null || screening.best === null ? '' : points(screening.best, language),
      sortBy: ({ screening }) => screening?.best ?? 0,
    },
    {
      id: 'asked',
      header: text(screeningWords.askedAt),
      width: '104px',
      cell: ({ screening }) => (screening === null ? '—' : formatRecent(screening.askedAt, now, language)),
      text: ({ screening }) => (screening === null ? '' : new Date(screening.askedAt).toISOString()),
    },
  ];
}
