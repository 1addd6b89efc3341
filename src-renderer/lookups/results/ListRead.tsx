import { FormattedMessage } from 'react-intl';
import type { Generation } from '@shared/dataset';
import { GenerationFiles } from '../../datasets/GenerationFiles';
import { rowsOf } from '../../datasets/rows';
import { useNumber } from '../../i18n/numbers';

/** The copy of a list that an answer was read from: the evidence in the place of exchanges. */
export function ListRead({ generation }: { readonly generation: Generation }) {
  const number = useNumber();
  return (
    <section className="dataset-part">
      <p className="note mono">
        <FormattedMessage
          id="evidence.listRows"
          values={{ id: generation.id, rows: number(rowsOf(generation)) }}
        />
      </p>
      <GenerationFiles generation={generation} />
    </section>
  );
}
