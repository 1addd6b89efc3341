import './Field.css';

/** A key of the keyboard, beside what it does. Screen readers learn it from `aria-keyshortcuts`. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="key" aria-hidden="true">
      {children}
    </kbd>
  );
}
