import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Cleaned } from '@shared/vocabulary/cleaning';
import { useRepairWords } from './useRepairWords';

interface Cleaning {
  /** For the text field. */
  readonly onChange: (value: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onBlur: () => void;
  /** Says what was taken out. */
  readonly note: ReactNode;
}

/**
 * Takes out of a field, in sight of the person, what stands around the digits that were pasted or typed.
 * @param onChange is told what was cleaned; null for what is being typed
 */
export function useCleaning<C extends Cleaned>(
  value: string,
  clean: (raw: string) => C,
  onChange: (value: string, cleaned: C | null) => void,
): Cleaning {
  const repairWords = useRepairWords();
  const [cleaned, setCleaned] = useState<{ readonly raw: string; readonly repairs: string } | null>(null);

  const take = (raw: string) => {
    const result = clean(raw);
    setCleaned(result.repairs.length > 0 ? { raw: raw.trim(), repairs: repairWords(result.repairs) } : null);
    onChange(result.value, result);
  };

  return {
    onChange: (next) => {
      setCleaned(null);
      onChange(next, null);
    },
    onPaste: (event) => {
      event.preventDefault();
      const input = event.target as HTMLInputElement;
      const pasted = event.clipboardData.getData('text');
      take(
        value.slice(0, input.selectionStart ?? 0) + pasted + value.slice(input.selectionEnd ?? value.length),
      );
    },
    onBlur: () => {
      if (clean(value).value !== value) take(value);
    },
    note: cleaned !== null && (
      <p className="note" role="status">
        <FormattedMessage id="form.cleaned" values={{ what: cleaned.repairs, raw: cleaned.raw }} />
      </p>
    ),
  };
}
