import type { OfacParty, OfacPartyType } from '@shared/operations/us/ofac';
import type { Out, Tables } from '../../../datasets/dataset';
import { plainIdentifier, plainName } from './plain';

/** The two lists that OFAC publishes apart; each has a date of its own. */
export type OfacList = 'sdn' | 'consolidated';

/**
 * A party stands once for each list that has it: the same number may be in both. Parties are kept as the interface
 * gives them, ready to be shown; the other tables are what they are found by.
 */
export const tables = {
  party: {
    columns: {
      key: 'INTEGER PRIMARY KEY',
      entity_id: 'INTEGER NOT NULL',
      list: "TEXT NOT NULL CHECK (list IN ('sdn', 'consolidated'))",
      type: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      gender: 'TEXT',
      party: 'TEXT NOT NULL',
    },
    indexes: ['entity_id', 'list'],
    expected: { least: 8000, most: 100_000, shrink: 0.1 },
  },
  name: {
    columns: {
      party: 'INTEGER NOT NULL',
      name: 'TEXT NOT NULL',
      kind: 'TEXT NOT NULL',
    },
    indexes: ['party'],
    // The legacy files lack names in other scripts; an alias file that was cut short costs more than these.
    expected: { least: 8000, most: 1_000_000, shrink: 0.3 },
  },
  identifier: {
    columns: { party: 'INTEGER NOT NULL', plain: 'TEXT NOT NULL', number: 'TEXT NOT NULL' },
    indexes: ['plain'],
  },
  birth: {
    columns: { party: 'INTEGER NOT NULL', first: 'TEXT NOT NULL', last: 'TEXT NOT NULL' },
    indexes: ['party'],
  },
  country: {
    columns: { party: 'INTEGER NOT NULL', country: 'TEXT NOT NULL' },
    indexes: ['party, country'],
  },
  program: {
    columns: { party: 'INTEGER NOT NULL', program: 'TEXT NOT NULL' },
    indexes: ['party, program'],
  },
} satisfies Tables;

/** Adds a party under everything that it can be found by. */
export function partyWriter(out: Out<typeof tables>) {
  let key = 0;
  return (list: OfacList, entityId: number, party: OfacParty): void => {
    key += 1;
    out.add('party', {
      key,
      entity_id: entityId,
      list,
      type: party.type,
      name: party.name,
      gender: party.gender?.toLowerCase() ?? null,
      party: JSON.stringify(party),
    });
    for (const name of party.names) {
      out.add('name', { party: key, name: name.full_name, kind: kindOf(name) });
      out.name(key, name.full_name, schemas[party.type]);
    }
    const numbers = [
      ...party.identity_documents.map(({ number }) => number),
      ...party.digital_currency_addresses.map(({ address }) => address),
      ...(party.vessel?.imo ? [party.vessel.imo] : []),
    ];
    for (const number of new Set(numbers)) {
      out.add('identifier', { party: key, plain: plainIdentifier(number), number });
      out.identifier(key, number);
    }
    for (const { from, to } of party.birth_dates)
      if (from !== null && to !== null) out.add('birth', { party: key, first: from, last: to });
    const countries = [
      ...party.addresses.flatMap(({ country }) => country ?? []),
      ...party.nationalities,
      ...party.citizenships,
    ];
    for (const country of new Set(countries.map(plainName))) out.add('country', { party: key, country });
    for (const program of new Set(party.programs))
      out.add('program', { party: key, program: program.toUpperCase() });
  };
}

/** How names of a type are read; an aircraft is called by its tail number. */
const schemas = { individual: 'Person', entity: 'Company', vessel: 'Vessel', aircraft: 'Vessel' } as const;

export const schemaOfType = (type: OfacPartyType) => schemas[type];

function kindOf({ is_primary, is_weak, script }: OfacParty['names'][number]): string {
  if (script !== null && script !== 'Latin') return 'original_script';
  if (is_primary) return 'primary';
  return is_weak ? 'weak_alias' : 'strong_alias';
}
