import { useText } from '../../../i18n/text';
import type { Field } from '@shared/answers/fields';

/** The name of a field in the reader's language, what it means on hover. */
export function FieldName({ field: { name, words } }: { readonly field: Field }) {
  const text = useText();
  return words === undefined ? name : <span title={text(words.help)}>{text(words.label)}</span>;
}
