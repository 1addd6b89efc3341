import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { pgfnDebtsSearch } from '@shared/operations/br/pgfn';
import { Fact } from '../../../design/Facts';
import { formatDate } from '../../../i18n/dates';
import { useNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/text';
import { useSystemWord } from './useSystemWord';

type Systems = z.output<typeof pgfnDebtsSearch.data>['systems'];

/** The systems that were searched, and how current each is. */
export function SystemFacts({ systems }: { readonly systems: Systems }) {
  const language = useLanguage();
  const number = useNumber();
  const word = useSystemWord();
  return systems.map(({ system, as_of, rows }) => (
    <Fact key={system} name={word(system)}>
      <FormattedMessage
        id="pgfn.system"
        values={{ count: rows, rows: number(rows), date: formatDate(as_of, language) }}
      />
    </Fact>
  ));
}
