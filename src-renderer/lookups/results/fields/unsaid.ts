/** The members of a record that its source left out: where a record has many of them, they would only be dashes. */
export function unsaid(record: object): readonly string[] {
  return Object.entries(record).flatMap(([name, value]) => (value === null ? [name] : []));
}
