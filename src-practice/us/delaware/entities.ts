export interface PracticeEntity {
  readonly number: string;
  readonly name: string;
  /** M/D/YYYY */
  readonly formed: string;
  readonly opens: boolean;
}

/** Names that call up a behaviour; any other is searched for at the beginning of the invented names. */
export const delawareSearches = {
  several: 'HERON EXAMPLE',
  none: 'ZZ NOTHING',
  changed: 'CHANGED HEADS',
} as const;

/** File numbers that call up a behaviour. */
export const delawareNumbers = {
  found: '9990001',
  changed: '9990004',
  otherEntity: '9990005',
  expired: '9990006',
  blocked: '9990007',
  none: '9990099',
} as const;

const entities: readonly PracticeEntity[] = [
  { number: '9990001', name: 'HERON EXAMPLE HOLDINGS, INC.', formed: '3/9/2015', opens: true },
  { number: '9990002', name: 'HERON EXAMPLE LLC', formed: '11/30/2020', opens: true },
  { number: '9990003', name: 'HERON EXAMPLE TRUST', formed: '1/2/1998', opens: false },
  { number: '9990004', name: 'EGRET SAMPLE CORP.', formed: 'March 2015', opens: true },
  { number: '9990005', name: 'IBIS SAMPLE CORP.', formed: '5/5/2005', opens: true },
  { number: '9990006', name: 'STORK SAMPLE CORP.', formed: '6/6/2006', opens: true },
];

/** As the page finds them: from the start of the name, or the whole name in quotes. */
export function entitiesLike(asked: string): readonly PracticeEntity[] {
  const name = asked.replaceAll('"', '').toUpperCase();
  if (name === delawareSearches.changed) return entities.slice(0, 1);
  return entities.filter((entity) =>
    asked.startsWith('"') ? entity.name === name : entity.name.startsWith(name),
  );
}

export function entityOf(number: string): readonly PracticeEntity[] {
  return entities.filter((entity) => entity.number === number);
}
