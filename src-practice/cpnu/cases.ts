import { seeded, type Random } from '../random';
import { day, type Day } from './calendar';
import { court, executionCourt, type Court } from './courts';
import { collection, matter, prosecution, type Matter, type Party } from './matters';
import { person } from './people';
import { specialRadicados } from './special';
import { timeline, type Action, type Pace } from './timeline';

/** One record of a radicado, as the source keeps it. */
export interface CaseRecord {
  readonly id: number;
  readonly connection: number;
  readonly number: string;
  readonly court: Court;
  readonly filed: Day;
  readonly matter: Matter;
  readonly parties: readonly Party[];
  readonly judge: string;
  readonly isPrivate: boolean;
  /** The source has the record but not the date of its last actuación. */
  readonly undated: boolean;
  /** Oldest first; told when first asked for. */
  readonly actions: () => readonly Action[];
}

export interface CaseBook {
  readonly records: readonly CaseRecord[];
  readonly byNumber: ReadonlyMap<string, readonly CaseRecord[]>;
  readonly byId: ReadonlyMap<number, CaseRecord>;
}

const seed = 20_261_121;
const ordinaryCases = 1_900;
export const firstCaseId = 900_000_011;

/** The last serial that invented cases use: numbers above it have no record. */
export const lastSerial = 59_999;

interface Draft {
  readonly number?: string;
  readonly court?: Court;
  readonly matter?: Matter;
  readonly pace?: Pace;
  readonly filed?: Day;
  readonly parties?: readonly Party[];
  readonly isPrivate?: boolean;
  readonly undated?: boolean;
}

/** Makes every invented case, the same ones each time, told up to the given day. */
export function caseBook(today: Day): CaseBook {
  const records: CaseRecord[] = [];
  const byNumber = new Map<string, CaseRecord[]>();
  const random = seeded(seed);

  const add = (draft: Draft = {}): CaseRecord => {
    const record = invent(random, records.length, today, draft);
    records.push(record);
    const rows = byNumber.get(record.number);
    if (rows === undefined) byNumber.set(record.number, [record]);
    else rows.push(record);
    return record;
  };
  const again = (record: CaseRecord, draft: Draft): CaseRecord =>
    add({
      number: record.number,
      court: record.court,
      matter: record.matter,
      parties: record.parties,
      filed: record.filed,
      ...draft,
    });

  addSpecialCases(add, again, random);
  while (byNumber.size < ordinaryCases) {
    const record = add({ isPrivate: random.chance(0.05), undated: random.chance(0.02) });
    if (record.matter === collection && random.chance(0.14))
      again(record, { court: executionCourt(random, record.court), pace: 'slow' });
    else if (random.chance(0.03)) again(record, { isPrivate: true });
  }
  return { records, byNumber, byId: new Map(records.map((record) => [record.id, record])) };
}

function addSpecialCases(
  add: (draft: Draft) => CaseRecord,
  again: (record: CaseRecord, draft: Draft) => CaseRecord,
  random: Random,
): void {
  const bogota: Court = {
    code: '110014003001',
    name: 'JUZGADO 001 CIVIL MUNICIPAL DE BOGOTÁ',
    department: 'BOGOTÁ',
  };
  const medellin: Court = {
    code: '050013103001',
    name: 'JUZGADO 001 CIVIL DEL CIRCUITO DE MEDELLÍN',
    department: 'ANTIOQUIA',
  };
  const claimant: Party = { role: 'Demandante', name: 'BANCO EJEMPLO S.A.', kind: 'jur', summoned: false };
  const debtor = (name: string): Party => ({ role: 'Demandado', name, kind: 'nat', summoned: false });
  const number = (id: keyof typeof specialRadicados): string => specialRadicados[id].number;

  const example = add({
    number: number('example'),
    court: bogota,
    matter: collection,
    pace: 'live',
    filed: day(2023, 2, 13),
    parties: [claimant, debtor('CARLOS ANDRÉS MODELO PRUEBA')],
  });
  again(example, { isPrivate: true });
  add({
    number: number('single'),
    court: medellin,
    matter: collection,
    pace: 'slow',
    filed: day(2023, 3, 6),
    parties: [claimant, debtor('GLORIA INÉS RESTREPO MUESTRA')],
  });
  add({ number: number('private_only'), court: bogota, filed: day(2023, 1, 16), isPrivate: true });
  const many = add({
    number: number('many_records'),
    court: bogota,
    matter: collection,
    pace: 'closed',
    filed: day(2017, 9, 4),
  });
  for (let copy = 1; copy < 23; copy += 1)
    again(many, { court: executionCourt(random, many.court), isPrivate: copy % 8 === 0, pace: 'closed' });
  add({
    number: number('long_timeline'),
    court: bogota,
    matter: collection,
    pace: 'live',
    filed: day(2016, 8, 30),
  });
  add({ number: number('undated'), court: medellin, filed: day(2021, 6, 8), undated: true });
  add({
    number: number('prosecutor'),
    court: { ...medellin, name: 'JUZGADO 003 PENAL DEL CIRCUITO CON FUNCIÓN DE CONOCIMIENTO DE MEDELLÍN' },
    matter: prosecution,
    filed: day(2022, 4, 19),
  });
  const behaving = [
    'gains_action',
    'slow',
    'stalled',
    'burst_403',
    'blocked_403',
    'throttled_429',
    'unavailable_503',
    'error_500',
    'actions_500',
    'malformed',
    'truncated',
    'html',
    'changed_shape',
    'wrong_count',
    'reset',
  ] as const;
  for (const id of behaving)
    add({ number: number(id), court: bogota, matter: collection, filed: day(2023, 5, 9), pace: 'slow' });
}

function invent(random: Random, index: number, today: Day, draft: Draft): CaseRecord {
  const about = draft.matter ?? matter(random);
  const at = draft.court ?? court(random, random.pick(about.branches));
  const pace = draft.pace ?? paceOf(random);
  const firstYear = pace === 'live' ? 2022 : 2015;
  const filed =
    draft.filed ?? day(random.between(firstYear, 2025), random.between(1, 12), random.between(1, 28));
  const parties = draft.parties ?? about.parties(random);
  const serial = String(random.between(1, lastSerial)).padStart(5, '0');
  const instance = about.branches[0] !== 'penal' && random.chance(0.06) ? '01' : '00';
  const number =
    draft.number ?? `${at.code}${new Date(filed * 86_400_000).getUTCFullYear()}${serial}${instance}`;
  let told: readonly Action[] | null = null;
  const course = {
    seed: seed + index,
    matter: about,
    filed,
    pace,
    defendant: parties[1]?.name ?? '',
  };
  return {
    id: firstCaseId + index * 10,
    connection: random.between(200, 420),
    number,
    court: at,
    filed,
    matter: about,
    parties,
    judge: person(random),
    isPrivate: draft.isPrivate ?? false,
    undated: draft.undated ?? false,
    actions: () => (told ??= timeline(course, today)),
  };
}

function paceOf(random: Random): Pace {
  const place = random.next();
  return place < 0.08 ? 'live' : place < 0.4 ? 'slow' : 'closed';
}
