import type { OfacName, OfacParty, OfacPartyType } from '@shared/operations/us/ofac';
import type { Out } from '../../../datasets/dataset';
import { csv, type CsvRecord } from '../../../datasets/formats/csv';
import { birthDate } from './birth-dates';
import type { OfacList, partyWriter, tables } from './tables';

/*
 * The legacy CSV files: no heading, CRLF, `-0- ` for nothing, a lone Ctrl-Z at the end. A list is four files: parties,
 * aliases, addresses, and the rest of remarks that are too long for one column. They do not say how current they are.
 */

/** The Ctrl-Z of DOS, at which a file ends. */
const fileEnd = '\u001a';

const asCsv = <C extends string>(...columns: readonly C[]) =>
  csv({ delimiter: ',', quote: '"', charset: null, columns, endsAt: fileEnd });

export const legacyFiles = {
  parties: asCsv(
    'ent_num',
    'name',
    'type',
    'program',
    'title',
    'call_sign',
    'vessel_type',
    'tonnage',
    'gross_tonnage',
    'flag',
    'owner',
    'remarks',
  ),
  aliases: asCsv('ent_num', 'alt_num', 'type', 'name', 'remarks'),
  addresses: asCsv('ent_num', 'add_num', 'address', 'city', 'country', 'remarks'),
  comments: asCsv('ent_num', 'remarks'),
} as const;

type AliasRecord = CsvRecord<'ent_num' | 'alt_num' | 'type' | 'name' | 'remarks'>;
type AddressRecord = CsvRecord<'ent_num' | 'add_num' | 'address' | 'city' | 'country' | 'remarks'>;
type CommentRecord = CsvRecord<'ent_num' | 'remarks'>;
type PartyRecord = CsvRecord<
  | 'ent_num'
  | 'name'
  | 'type'
  | 'program'
  | 'title'
  | 'call_sign'
  | 'vessel_type'
  | 'tonnage'
  | 'gross_tonnage'
  | 'flag'
  | 'owner'
  | 'remarks'
>;

/**
 * Readers of one list's four files. What belongs to a party is read first and held (some ten thousand short rows), so
 * that each party can be written as a whole.
 */
export function legacyReaders(
  list: OfacList,
  out: Out<typeof tables>,
  write: ReturnType<typeof partyWriter>,
) {
  const comments = new Map<number, string>();
  const aliases = new Map<number, OfacName[]>();
  const addresses = new Map<number, OfacParty['addresses'][number][]>();
  const numberOf = (value: string): number =>
    /^\d{1,10}$/.test(value.trim()) ? Number(value) : out.reject(`ent_num «${value}»`);

  return {
    comments(record: CommentRecord): void {
      const id = numberOf(record.ent_num);
      comments.set(id, (comments.get(id) ?? '') + record.remarks);
    },
    aliases(record: AliasRecord): void {
      const name = textOf(record.name) ?? out.reject('an alias without a name');
      push(aliases, numberOf(record.ent_num), nameOf(name, aliasTypes[record.type] ?? record.type, false));
    },
    addresses(record: AddressRecord): void {
      const address = addressOf(record);
      if (address !== null) push(addresses, numberOf(record.ent_num), address);
    },
    parties(record: PartyRecord): void {
      const id = numberOf(record.ent_num);
      const name = textOf(record.name) ?? out.reject('a party without a name');
      const kind = textOf(record.type)?.toLowerCase() ?? 'entity';
      const type = types[kind] ?? out.reject(`unknown SDN_Type «${record.type}»`);
      const remarks = textOf(record.remarks);
      const whole = remarks === null ? null : remarks + (comments.get(id) ?? '');
      const facts = factsIn(whole ?? '');
      write(list, id, {
        type,
        name,
        title: textOf(record.title),
        remarks: whole,
        lists: [{ name: list === 'sdn' ? 'SDN List' : 'Consolidated List', date_published: null }],
        programs: (textOf(record.program) ?? '')
          .split(/\]\s*\[/)
          .map((program) => program.replaceAll(/[[\]]/g, '').trim())
          .filter((program) => program !== ''),
        sanctions_types: [],
        legal_authorities: [],
        names: [
          { ...nameOf(name, null, false), is_primary: true },
          ...(aliases.get(id) ?? []),
          ...facts.weakNames.map((alias) => nameOf(alias, 'A.K.A.', true)),
        ],
        addresses: addresses.get(id) ?? [],
        birth_dates: facts.birthDates.map(birthDate),
        birth_places: facts.birthPlaces,
        nationalities: facts.nationalities,
        citizenships: facts.citizenships,
        gender: facts.gender,
        identity_documents: facts.documents,
        digital_currency_addresses: facts.currencies,
        vessel:
          type === 'vessel'
            ? {
                call_sign: textOf(record.call_sign),
                type: textOf(record.vessel_type),
                flag: textOf(record.flag),
                owner: textOf(record.owner),
                tonnage: textOf(record.tonnage),
                gross_tonnage: textOf(record.gross_tonnage),
                imo:
                  facts.documents.find(({ type: one }) => /vessel registration/i.test(one))?.number ?? null,
              }
            : null,
        features: facts.others.map((value) => ({ type: 'Remarks', value })),
        relationships: facts.linkedTo.map((related) => ({
          type: 'Linked To',
          entity_id: null,
          name: related,
        })),
      });
    },
  };
}

const types: Readonly<Record<string, OfacPartyType>> = {
  individual: 'individual',
  entity: 'entity',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

const aliasTypes: Readonly<Record<string, string>> = { aka: 'A.K.A.', fka: 'F.K.A.', nka: 'N.K.A.' };

/** The text of a value; null for `-0- ` and for nothing. */
function textOf(value: string): string | null {
  const text = value.trim();
  return text === '' || text === '-0-' ? null : text;
}

/** Family names stand before the first comma, where there is one. */
function nameOf(full: string, aliasType: string | null, isWeak: boolean): OfacName {
  return {
    full_name: full,
    first_name: null,
    last_name: null,
    script: null,
    alias_type: aliasType,
    is_primary: false,
    is_weak: isWeak,
  };
}

function addressOf(record: AddressRecord): OfacParty['addresses'][number] | null {
  const [line, city, country] = [record.address, record.city, record.country].map(textOf);
  if (line == null && city == null && country == null) return null;
  // City, state and postal code stand in one column, in no fixed order.
  return {
    lines: line == null ? [] : [line],
    city: city ?? null,
    state: null,
    postal_code: null,
    country: country ?? null,
  };
}

function push<T>(map: Map<number, T[]>, id: number, value: T): void {
  const list = map.get(id);
  if (list === undefined) map.set(id, [value]);
  else list.push(value);
}

/** What the remarks say, piece by piece. A piece that is not known stays as it is. */
function factsIn(remarks: string) {
  const facts = {
    birthDates: [] as string[],
    birthPlaces: [] as string[],
    nationalities: [] as string[],
    citizenships: [] as string[],
    gender: null as string | null,
    documents: [] as OfacParty['identity_documents'],
    currencies: [] as OfacParty['digital_currency_addresses'],
    weakNames: [] as string[],
    linkedTo: [] as string[],
    others: [] as string[],
  };
  for (const piece of remarks.replace(/\.\s*$/, '').split(';')) {
    const text = piece.trim();
    if (text !== '') read(text);
  }
  return facts;

  function read(text: string): void {
    const plain = text.replace(/^alt\.\s+/i, '');
    const value = (pattern: RegExp): string | undefined => pattern.exec(plain)?.[1]?.trim();
    const born = value(/^DOB (.+)$/);
    if (born !== undefined) return void facts.birthDates.push(born);
    const place = value(/^POB (.+)$/);
    if (place !== undefined) return void facts.birthPlaces.push(place);
    const nationality = value(/^nationality (.+)$/i);
    if (nationality !== undefined) return void facts.nationalities.push(nationality);
    const citizen = value(/^citizen (.+)$/i);
    if (citizen !== undefined) return void facts.citizenships.push(citizen);
    const gender = value(/^Gender (.+)$/i);
    if (gender !== undefined) return void (facts.gender = gender);
    const alias = value(/^a\.k\.a\. '(.+)'$/i);
    if (alias !== undefined) return void facts.weakNames.push(alias);
    const linked = value(/^Linked To: (.+)$/i);
    if (linked !== undefined) return void facts.linkedTo.push(linked);
    const coin = /^Digital Currency Address - (\S+) (\S+)$/i.exec(plain);
    if (coin !== null) return void facts.currencies.push({ currency: coin[1] ?? '', address: coin[2] ?? '' });
    const document = documentIn(plain);
    if (document !== null) return void facts.documents.push(document);
    facts.others.push(text);
  }
}

const documentTypes = [
  'Passport',
  'Cedula No.',
  'National ID No.',
  'National Foreign ID Number',
  'Personal ID Card',
  'Identification Number',
  'NIT #',
  'RUC #',
  'RFC',
  'RIF #',
  'C.U.R.P.',
  'C.U.I.T.',
  'D.N.I.',
  'SSN',
  'US FEIN',
  'Tax ID No.',
  'V.A.T. Number',
  'D-U-N-S Number',
  'Registration Number',
  'Registration ID',
  'Public Registration Number',
  'Commercial Registry Number',
  'Chamber of Commerce Number',
  'C.R. No.',
  'Company Number',
  'UK Company Number',
  'Business Registration Number',
  'Business Registration Document #',
  'Government Gazette Number',
  'Matricula Mercantil No',
  'Folio Mercantil No.',
  'Trade License No.',
  'Unified Social Credit Code (USCC)',
  "Driver's License No.",
  'Electoral Registry No.',
  'Cartilla de Servicio Militar Nacional',
  'Residency Number',
  'Stateless Person ID Card',
  'Travel Document Number',
  'Visa Number',
  'Vessel Registration Identification',
  'MMSI',
  'Aircraft Tail Number',
  "Aircraft Manufacturer's Serial Number (MSN)",
];
const anyDocument = documentTypes.map((type) => type.replaceAll(/[.()]/g, String.raw`\$&`)).join('|');
const documentPattern = new RegExp(`^(${anyDocument})\\s+(?:IMO )?(.+)$`);

/** `Passport A123 (Colombia) issued 01 Jan 2001 expires 31 Dec 2010`. */
function documentIn(text: string): OfacParty['identity_documents'][number] | null {
  const found = documentPattern.exec(text);
  if (found === null) return null;
  const [, type = '', rest = ''] = found;
  const issued = /\sissued (\d{1,2} \w{3} \d{4}|\d{4})/.exec(rest);
  const expires = /\sexpires (\d{1,2} \w{3} \d{4}|\d{4})/.exec(rest);
  const number = rest.replace(/\s(issued|expires)\s.*$/, '');
  const country = /\(([^()]+)\)\s*$/.exec(number);
  const bare = (country === null ? number : number.slice(0, country.index)).trim();
  if (bare === '') return null;
  return {
    type,
    number: bare,
    country: country?.[1] ?? null,
    issue_date: issued?.[1] ?? null,
    expiry_date: expires?.[1] ?? null,
  };
}
