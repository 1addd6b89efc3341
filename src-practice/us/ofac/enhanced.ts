import type { PracticeName, PracticeParty } from './parties';

const namespace = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ENHANCED_XML';

/** The enhanced XML of a list. @param asOf yyyy-mm-dd */
export function enhancedXml(
  list: PracticeParty['list'],
  parties: readonly PracticeParty[],
  asOf: string,
): string {
  const own = parties.filter((party) => party.list === list).map((party) => entity(party, list));
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<sanctionsData xmlns="${namespace}">` +
    `<publicationInfo><dataAsOf>${asOf}T00:00:00</dataAsOf></publicationInfo><referenceValues/>\n` +
    `<entities>\n${own.join('\n')}\n</entities></sanctionsData>\n`
  );
}

function entity(party: PracticeParty, list: PracticeParty['list']): string {
  const { id, type, title, remarks, programs, names, addresses = [], features = [], documents = [] } = party;
  const listName = list === 'sdn' ? 'SDN List' : 'Consolidated List';
  return (
    `<entity id="${id}"><generalInfo><identityId>${id + 100}</identityId><entityType refId="600">${type}</entityType>` +
    `${optional('remarks', remarks)}${optional('title', title)}</generalInfo>` +
    `<sanctionsLists><sanctionsList refId="1" id="1" datePublished="2020-01-15">${listName}</sanctionsList></sanctionsLists>` +
    `<sanctionsPrograms>${programs.map((program, index) => `<sanctionsProgram refId="1" id="${index}">${text(program)}</sanctionsProgram>`).join('')}</sanctionsPrograms>` +
    `<sanctionsTypes><sanctionsType refId="1" id="1">Block</sanctionsType></sanctionsTypes>` +
    `<names>${names.map(name).join('')}</names>` +
    `<addresses>${addresses.map(address).join('')}</addresses>` +
    `<features>${features.map(feature).join('')}</features>` +
    `<identityDocuments>${documents.map(identityDocument).join('')}</identityDocuments>` +
    `<relationships>${(party.related ?? []).map((one) => `<relationship id="1"><type refId="1">${one.type}</type><relatedEntity entityId="${one.id}">${text(one.name)}</relatedEntity></relationship>`).join('')}</relationships>` +
    `</entity>`
  );
}

function name({ last, first, alias, isWeak = false, original }: PracticeName, index: number): string {
  const full = first === undefined ? last : `${last}, ${first}`;
  return (
    `<name id="${index + 1}"><isPrimary>${index === 0}</isPrimary>${optional('aliasType', alias)}<isLowQuality>${isWeak}</isLowQuality><translations>` +
    `<translation id="1"><isPrimary>true</isPrimary><script refId="1">Latin</script>${optional('formattedFirstName', first)}<formattedLastName>${text(last)}</formattedLastName><formattedFullName>${text(full)}</formattedFullName></translation>` +
    (original === undefined
      ? ''
      : `<translation id="2"><isPrimary>false</isPrimary><script refId="2">${original.script}</script><formattedFullName>${text(original.text)}</formattedFullName></translation>`) +
    `</translations></name>`
  );
}

function address(
  { lines, city, state, postalCode, country }: NonNullable<PracticeParty['addresses']>[number],
  index: number,
): string {
  const part = (type: string, value: string | undefined): string =>
    value === undefined
      ? ''
      : `<addressPart id="1"><type refId="1">${type}</type><value>${text(value)}</value></addressPart>`;
  return (
    `<address id="${index + 1}"><country refId="1">${text(country)}</country><translations><translation id="1"><isPrimary>true</isPrimary><script refId="1">Latin</script><addressParts>` +
    lines.map((line, at) => part(`ADDRESS${at + 1}`, line)).join('') +
    `${part('CITY', city)}${part('STATE/PROVINCE', state)}${part('POSTAL CODE', postalCode)}</addressParts></translation></translations></address>`
  );
}

function feature([type, value]: readonly [string, string], index: number): string {
  return `<feature id="${index + 1}"><type featureTypeId="1">${text(type)}</type><value>${text(value)}</value><isPrimary>true</isPrimary></feature>`;
}

function identityDocument(
  { type, number, country, issued, expires }: NonNullable<PracticeParty['documents']>[number],
  index: number,
): string {
  return (
    `<identityDocument id="${index + 1}"><type refId="1">${text(type)}</type><documentNumber>${text(number)}</documentNumber><isValid>true</isValid>` +
    `${optional('issuingCountry', country)}${optional('issueDate', issued)}${optional('expirationDate', expires)}</identityDocument>`
  );
}

function optional(element: string, value: string | undefined): string {
  return value === undefined ? '' : `<${element}>${text(value)}</${element}>`;
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
