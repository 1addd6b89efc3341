/** What the edition says around its table, such as court orders marked (*1), in the source's words. */
export function ListNotes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <div className="generic-answer stack">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
