import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { LookupView } from '@shared/lookup';
import { Button } from '../../design/Button';
import { useNumber } from '../../i18n/numbers';
import { run } from '../runs';
import { questionOf } from './question';

interface PageButtonsProps {
  readonly view: LookupView;
  readonly page: number;
  /** null when the source does not count. */
  readonly pages: number | null;
  /** What the source says of it; of counted pages the numbers say it. */
  readonly hasMore?: boolean;
}

/** Asks for the page before or after the one that is shown; nothing where there is only one. */
export function PageButtons({
  view,
  page,
  pages,
  hasMore = pages !== null && page < pages,
}: PageButtonsProps) {
  const client = useQueryClient();
  const number = useNumber();
  if (page <= 1 && !hasMore) return null;
  const ask = (to: number) => {
    const question = questionOf(view);
    void run(client, { ...question, input: { ...question.input, page: to } });
  };
  return (
    <>
      <Button isDisabled={page <= 1} onPress={() => ask(page - 1)}>
        <FormattedMessage id="search.previous" />
      </Button>
      <span className="note nowrap">
        {pages === null ? (
          <FormattedMessage id="search.pageAlone" values={{ page: number(page) }} />
        ) : (
          <FormattedMessage id="search.page" values={{ page: number(page), pages: number(pages) }} />
        )}
      </span>
      <Button isDisabled={!hasMore} onPress={() => ask(page + 1)}>
        <FormattedMessage id="search.next" />
      </Button>
    </>
  );
}
