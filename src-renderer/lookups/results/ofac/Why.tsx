import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { ofacSearch } from '@shared/operations/us/ofac';
import { ScoreTable } from '../../../design/ScoreTable';

type Explained = z.output<typeof ofacSearch.aside>['explanations'][number];

/** How a score came about, on demand. */
export function Why({ words, adjustments, score }: Explained) {
  return (
    <details className="ofac-why">
      <summary>
        <FormattedMessage id="ofac.why" />
      </summary>
      <ScoreTable words={words} adjustments={adjustments} score={score} />
    </details>
  );
}
