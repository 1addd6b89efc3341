import type { ChangeReason, WordOutcome } from '../screening';
import type { Text } from '../text';

/** What became of a word when two names were compared. */
export const outcomeWords: Readonly<Record<WordOutcome, Text>> = {
  exact: { es: 'igual', en: 'the same' },
  spelling: { es: 'otra grafía', en: 'another spelling' },
  other_form: { es: 'otra forma del nombre', en: 'another form of the name' },
  synonym: { es: 'traducción', en: 'translation' },
  typo: { es: 'error de escritura', en: 'misspelling' },
  consonants: { es: 'mismas consonantes', en: 'same consonants' },
  initial: { es: 'inicial', en: 'initial' },
  shortened: { es: 'abreviado', en: 'shortened' },
  joined: { es: 'palabras unidas o separadas', en: 'joined or split words' },
  acronym: { es: 'sigla', en: 'acronym' },
  only_asked: { es: 'solo en lo consultado', en: 'only in the question' },
  only_listed: { es: 'solo en la lista', en: 'only in the list' },
  different: { es: 'otra palabra', en: 'another word' },
};

/** What raised or lowered a score beyond the words of the name. */
export const changeWords: Readonly<Record<ChangeReason, Text>> = {
  order: { es: 'otro orden', en: 'another order' },
  generation: { es: 'generación (hijo, júnior)', en: 'generation (junior, filho)' },
  legal_form: { es: 'forma societaria', en: 'legal form' },
  identifier: { es: 'mismo identificador', en: 'same identifier' },
  identifier_differs: { es: 'otro identificador', en: 'another identifier' },
  birth_date: { es: 'misma fecha de nacimiento', en: 'same birth date' },
  birth_year: { es: 'mismo año de nacimiento', en: 'same birth year' },
  birth_date_close: { es: 'fecha de nacimiento cercana', en: 'close birth date' },
  birth_date_differs: { es: 'otra fecha de nacimiento', en: 'another birth date' },
  country: { es: 'mismo país', en: 'same country' },
  country_differs: { es: 'otro país', en: 'another country' },
};
