import { useState } from 'react';
import { TextField } from '../design/Field';

interface DraftFieldProps {
  readonly label: string;
  readonly bare?: boolean;
  readonly help?: string;
  readonly value: string;
  /** Why a text is not accepted; null when it is. */
  readonly check: (text: string) => string | null;
  /** Called with an accepted text that differs from the value, when the field is left or Enter is pressed. */
  readonly onSave: (text: string) => void;
  readonly mono?: boolean;
}

/** A setting that is typed: it takes effect when the field is left, and Esc brings the saved value back. */
export function DraftField({
  label,
  bare = false,
  help,
  value,
  check,
  onSave,
  mono = false,
}: DraftFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? value;
  const mistake = check(text.trim());
  const save = () => {
    if (mistake !== null) return;
    if (text.trim() !== value) onSave(text.trim());
    setDraft(null);
  };
  return (
    <TextField
      label={label}
      bare={bare}
      {...(help === undefined ? {} : { help })}
      mono={mono}
      value={text}
      error={mistake}
      onChange={setDraft}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        else if (event.key === 'Escape') setDraft(null);
        else event.continuePropagation();
      }}
    />
  );
}
