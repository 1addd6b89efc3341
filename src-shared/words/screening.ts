import type { HitVerdict, RecordKind, ScreeningSubject, SubjectKind } from '../screening';
import type { Text } from '../text';

/** What an analyst decided about a hit. */
export const hitVerdictWords: Readonly<Record<HitVerdict, Text>> = {
  true_match: { es: 'Coincidencia verdadera', en: 'True match' },
  false_match: { es: 'Falso positivo', en: 'False match' },
  unclear: { es: 'Dudosa', en: 'Unclear' },
};

export const undecidedWord: Text = { es: 'Sin decidir', en: 'Undecided' };

export const subjectKindWords: Readonly<Record<SubjectKind, Text>> = {
  Person: { es: 'Persona', en: 'Person' },
  Company: { es: 'Empresa', en: 'Company' },
  Vessel: { es: 'Nave', en: 'Vessel' },
};

/** What a line of a listed party's record is. */
export const recordKindWords: Readonly<Record<RecordKind, Text>> = {
  name: { es: 'Nombre', en: 'Name' },
  alias: { es: 'Alias', en: 'Alias' },
  type: { es: 'Clase', en: 'Type' },
  list: { es: 'Lista', en: 'List' },
  program: { es: 'Programa', en: 'Programme' },
  role: { es: 'Calidad', en: 'Role' },
  birth_date: { es: 'Nacimiento', en: 'Born' },
  birth_place: { es: 'Lugar de nacimiento', en: 'Place of birth' },
  country: { es: 'País', en: 'Country' },
  identifier: { es: 'Identificación', en: 'Identifier' },
  address: { es: 'Dirección', en: 'Address' },
  status: { es: 'Estado', en: 'Status' },
  date: { es: 'Fecha', en: 'Date' },
  reason: { es: 'Motivo', en: 'Reason' },
  remark: { es: 'Observación', en: 'Remark' },
};

/** Words of the screenings in reports and other exports. */
export const screeningWords = {
  screening: { es: 'Cribado', en: 'Screening' },
  screenings: { es: 'Cribado en listas', en: 'Screening against lists' },
  lists: { es: 'Listas del cribado', en: 'Screened lists' },
  hits: { es: 'Coincidencias', en: 'Hits' },
  list: { es: 'Lista', en: 'List' },
  asOf: { es: 'Datos al', en: 'As of' },
  copy: { es: 'Copia', en: 'Copy' },
  files: { es: 'Archivos de la copia', en: 'Files of the copy' },
  stale: { es: 'copia antigua', en: 'old copy' },
  none: { es: 'Sin coincidencias', en: 'No hits' },
  notSearched: {
    es: 'No consultada: no estaba en este equipo',
    en: 'Not searched: it was not on this machine',
  },
  subject: { es: 'Sujeto', en: 'Subject' },
  listed: { es: 'En la lista', en: 'On the list' },
  threshold: { es: 'Umbral', en: 'Threshold' },
  score: { es: 'Puntaje', en: 'Score' },
  ofacScore: { es: 'Al modo de la OFAC', en: 'In OFAC’s manner' },
  word: { es: 'Palabra', en: 'Word' },
  how: { es: 'Cómo coincide', en: 'How it matches' },
  weight: { es: 'Peso', en: 'Weight' },
  adds: { es: 'Aporta', en: 'Adds' },
  decision: { es: 'Decisión', en: 'Decision' },
  decidedBy: { es: 'Decidió', en: 'Decided by' },
  reason: { es: 'Motivo', en: 'Reason' },
  record: { es: 'Registro', en: 'Record' },
  recordHash: { es: 'SHA-256 del registro', en: 'SHA-256 of the record' },
  changed: {
    es: 'decidido cuando la lista decía otra cosa',
    en: 'decided when the list said something else',
  },
  askedAt: { es: 'Cribado el', en: 'Screened on' },
  birthDate: { es: 'Nacimiento', en: 'Born' },
  countries: { es: 'País', en: 'Country' },
  identifiers: { es: 'Identificación', en: 'Identifier' },
  kind: { es: 'Clase', en: 'Kind' },
  caution: {
    es: 'Una coincidencia es un nombre parecido o un número igual, no una identificación: lo que vale es la decisión y su motivo.',
    en: 'A hit is a name alike or a number the same, not an identification: what counts is the decision and its reason.',
  },
} as const satisfies Record<string, Text>;

/** What is known of a subject beside its name, in one line; empty when nothing is. */
export function subjectLine({ kind, birthDate, countries, identifiers }: ScreeningSubject): Text {
  const line = (language: 'es' | 'en'): string =>
    [
      ...(kind === null ? [] : [subjectKindWords[kind][language]]),
      ...(birthDate === null ? [] : [`${screeningWords.birthDate[language].toLowerCase()} ${birthDate}`]),
      ...countries,
      ...identifiers,
    ].join(' · ');
  return { es: line('es'), en: line('en') };
}

/** What a screening came to: how many lists were searched, what they had, and what was not asked. */
export function screeningSentence(outcome: {
  readonly name: string;
  readonly threshold: string;
  readonly searched: number;
  readonly missing: number;
  readonly hits: number;
  readonly decided: Readonly<Record<HitVerdict | 'undecided', number>>;
}): Text {
  const { name, threshold, searched, missing, hits, decided } = outcome;
  const { true_match: yes, false_match: no, unclear, undecided } = decided;
  return {
    es: [
      `Se buscó «${name}» en ${searched === 1 ? 'una lista' : `${searched} listas`} con umbral ${threshold}.`,
      hits === 0
        ? 'Ninguna tuvo coincidencias.'
        : `${hits === 1 ? 'Hubo una coincidencia' : `Hubo ${hits} coincidencias`} (verdaderas: ${yes}; falsas: ${no}; dudosas: ${unclear}; sin decidir: ${undecided}).`,
      ...(missing === 0
        ? []
        : [
            missing === 1
              ? 'Una lista no se consultó porque no estaba en este equipo.'
              : `${missing} listas no se consultaron porque no estaban en este equipo.`,
          ]),
    ].join(' '),
    en: [
      `“${name}” was searched in ${searched === 1 ? 'one list' : `${searched} lists`} with the threshold ${threshold}.`,
      hits === 0
        ? 'None had a hit.'
        : `There ${hits === 1 ? 'was one hit' : `were ${hits} hits`} (true: ${yes}; false: ${no}; unclear: ${unclear}; undecided: ${undecided}).`,
      ...(missing === 0
        ? []
        : [
            missing === 1
              ? 'One list was not searched because it was not on this machine.'
              : `${missing} lists were not searched because they were not on this machine.`,
          ]),
    ].join(' '),
  };
}
