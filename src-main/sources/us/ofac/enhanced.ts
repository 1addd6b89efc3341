import type { OfacName, OfacParty, OfacPartyType } from '@shared/operations/us/ofac';
import type { Out } from '../../../datasets/dataset';
import { packed } from '../../../datasets/formats/archive';
import { child, childrenOf, textOf, xml, type XmlElement } from '../../../datasets/formats/xml';
import { birthDate } from './birth-dates';
import type { OfacList, partyWriter, tables } from './tables';

/*
 * The enhanced XML, the richest of OFAC's formats, of 21 November 2026: `sanctionsData` with `publicationInfo` and one
 * `entity` for each party. The advanced XML has the root `Sanctions` and is another format.
 */

export const enhancedFile = packed(
  xml({ root: 'sanctionsData', records: ['publicationInfo', 'entity'] }),
  /\.xml$/i,
);

/** A reader of one list's records. */
export function enhancedReader(
  list: OfacList,
  out: Out<typeof tables>,
  write: ReturnType<typeof partyWriter>,
): (record: XmlElement) => void {
  return (record) => {
    if (record.name === 'publicationInfo') {
      const date = /^\d{4}-\d{2}-\d{2}/.exec(textOf(record, 'dataAsOf') ?? '')?.[0];
      if (date === undefined) out.reject('publicationInfo without dataAsOf');
      else out.asOf(date);
      return;
    }
    const id = record.attributes['id'] ?? '';
    if (!/^\d{1,10}$/.test(id)) out.reject(`entity with id «${id}»`);
    write(
      list,
      Number(id),
      partyOf(record, (reason) => out.reject(reason)),
    );
  };
}

const types: Readonly<Record<string, OfacPartyType>> = {
  individual: 'individual',
  entity: 'entity',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

/** Reads an entity. What is not mapped stands among its features, so that nothing is lost. */
function partyOf(entity: XmlElement, reject: (reason: string) => never): OfacParty {
  const general = child(entity, 'generalInfo');
  const kind = textOf(general, 'entityType') ?? '';
  const type = types[kind.toLowerCase()] ?? reject(`unknown entityType «${kind}»`);
  const names = childrenOf(entity, 'names', 'name').flatMap(namesOf);
  const primary = names.find(({ is_primary }) => is_primary) ?? reject('no primary name');
  const features = childrenOf(entity, 'features', 'feature').flatMap((feature) => {
    const featureType = textOf(feature, 'type');
    const value = textOf(feature, 'value');
    return featureType === null || value === null ? [] : [{ type: featureType, value }];
  });
  const documents = childrenOf(entity, 'identityDocuments', 'identityDocument').flatMap(documentOf);
  const valuesOf = (...wanted: readonly string[]): string[] =>
    features.filter(({ type: one }) => wanted.includes(one.toLowerCase())).map(({ value }) => value);
  const one = (...wanted: readonly string[]): string | null => valuesOf(...wanted)[0] ?? null;
  const imo = documents.find(({ type: one }) => /vessel registration/i.test(one))?.number ?? null;

  return {
    type,
    name: primary.full_name,
    title: textOf(general, 'title'),
    remarks: textOf(general, 'remarks'),
    lists: childrenOf(entity, 'sanctionsLists', 'sanctionsList').map(({ text, attributes }) => ({
      name: text,
      date_published: /^\d{4}-\d{2}-\d{2}/.exec(attributes['datePublished'] ?? '')?.[0] ?? null,
    })),
    programs: textsOf(entity, 'sanctionsPrograms', 'sanctionsProgram'),
    sanctions_types: textsOf(entity, 'sanctionsTypes', 'sanctionsType'),
    legal_authorities: textsOf(entity, 'legalAuthorities', 'legalAuthority'),
    names,
    addresses: childrenOf(entity, 'addresses', 'address').map(addressOf),
    birth_dates: valuesOf('birthdate').map(birthDate),
    birth_places: valuesOf('place of birth'),
    nationalities: valuesOf('nationality country'),
    citizenships: valuesOf('citizenship country'),
    gender: one('gender'),
    identity_documents: documents,
    digital_currency_addresses: features.flatMap(({ type: name, value }) => {
      const currency = /^digital currency address - (.+)$/i.exec(name)?.[1];
      return currency === undefined ? [] : [{ currency, address: value }];
    }),
    vessel:
      type === 'vessel'
        ? {
            call_sign: one('vessel call sign'),
            type: one('vessel type'),
            flag: one('vessel flag'),
            owner: one('vessel owner'),
            tonnage: one('vessel tonnage', 'vessel deadweight tonnage'),
            gross_tonnage: one('vessel gross tonnage', 'vessel gross registered tonnage'),
            imo,
          }
        : null,
    features: features.filter(
      ({ type: name }) => !mapped.test(name) && !(type === 'vessel' && vessels.test(name)),
    ),
    relationships: childrenOf(entity, 'relationships', 'relationship').map(relationshipOf),
  };
}

const mapped =
  /^(birthdate|place of birth|nationality country|citizenship country|gender|digital currency address - .+)$/i;
const vessels = /^vessel (call sign|type|flag|owner|(deadweight )?tonnage|gross (registered )?tonnage)$/i;

function textsOf(entity: XmlElement, list: string, name: string): string[] {
  return childrenOf(entity, list, name).flatMap(({ text }) => (text === '' ? [] : [text]));
}

/** A name in each of its scripts; the primary one of the party is its primary name in its primary script. */
function namesOf(name: XmlElement): OfacName[] {
  return childrenOf(name, 'translations', 'translation').flatMap((translation) => {
    const parts = childrenOf(translation, 'nameParts', 'namePart').flatMap(
      (part) => textOf(part, 'value') ?? [],
    );
    const full = textOf(translation, 'formattedFullName') ?? parts.join(' ');
    if (full === '') return [];
    return [
      {
        full_name: full,
        first_name: textOf(translation, 'formattedFirstName'),
        last_name: textOf(translation, 'formattedLastName'),
        script: textOf(translation, 'script'),
        alias_type: textOf(name, 'aliasType'),
        is_primary: textOf(name, 'isPrimary') === 'true' && textOf(translation, 'isPrimary') === 'true',
        is_weak: textOf(name, 'isLowQuality') === 'true',
      },
    ];
  });
}

function addressOf(address: XmlElement): OfacParty['addresses'][number] {
  const translations = childrenOf(address, 'translations', 'translation');
  const chosen = translations.find((one) => textOf(one, 'isPrimary') === 'true') ?? translations[0];
  const parts = childrenOf(chosen, 'addressParts', 'addressPart').flatMap((part) => {
    const value = textOf(part, 'value');
    return value === null ? [] : [{ type: (textOf(part, 'type') ?? '').toUpperCase(), value }];
  });
  const part = (type: string): string | null => parts.find((one) => one.type === type)?.value ?? null;
  const placed = new Set(['CITY', 'STATE/PROVINCE', 'POSTAL CODE']);
  return {
    lines: parts.filter(({ type }) => !placed.has(type)).map(({ value }) => value),
    city: part('CITY'),
    state: part('STATE/PROVINCE'),
    postal_code: part('POSTAL CODE'),
    country: textOf(address, 'country'),
  };
}

function documentOf(document: XmlElement): OfacParty['identity_documents'] {
  const number = textOf(document, 'documentNumber');
  if (number === null) return [];
  return [
    {
      type: textOf(document, 'type') ?? '',
      number,
      country: textOf(document, 'issuingCountry'),
      issue_date: textOf(document, 'issueDate'),
      expiry_date: textOf(document, 'expirationDate'),
    },
  ];
}

function relationshipOf(relationship: XmlElement): OfacParty['relationships'][number] {
  const related = child(relationship, 'relatedEntity');
  return {
    type: textOf(relationship, 'type') ?? '',
    entity_id: related?.attributes['entityId'] ?? null,
    name: related === undefined || related.text === '' ? null : related.text,
  };
}
