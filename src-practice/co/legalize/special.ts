import { badDays, type BadDay } from '../../bad-days';

/** Laws by which every behaviour of the source can be called up; README.md lists them for people. */
export interface SpecialLaw {
  readonly id: string;
  /** What asking for it does. */
  readonly effect: string;
  readonly title: string;
  readonly articles: number;
  readonly over?: {
    readonly publication_date?: string | null;
    readonly status?: string;
    readonly status_raw?: string | null;
  };
  /** How its text differs from the usual one. */
  readonly text?: 'none' | 'hostile' | 'long';
  /** What else is done with the usual answer. */
  readonly day?: BadDay | 'other_law' | 'other_members';
}

const title = 'por la cual se dictan normas de prueba y se dictan otras disposiciones';
const bad = (number: number, day: BadDay): SpecialLaw => ({
  id: `LEY-${number}-2020`,
  title,
  articles: 4,
  day,
  effect: badDays[day],
});

export const specialLaws = {
  example: {
    id: 'LEY-9001-2019',
    title: 'por la cual se expide el estatuto de contratación de prueba y se dictan otras disposiciones',
    articles: 64,
    effect: 'A law of three ranges of 20,000 characters, with titles, lists and a table.',
  },
  long: {
    id: 'CODIGO-9002-2012',
    title: 'por la cual se expide el Código de Procedimiento de Prueba',
    articles: 1200,
    text: 'long',
    effect: 'A code of more than a million characters.',
  },
  under_study: {
    id: 'LEY-9003-2021',
    title,
    articles: 6,
    over: { status: 'in_force', status_raw: 'Vigencia en Estudio' },
    effect: 'Its status is given as `in_force`; the literal one is _Vigencia en Estudio_.',
  },
  undated: {
    id: 'DECRETO-9004-1998',
    title: 'por el cual se reglamenta una ley de prueba',
    articles: 5,
    over: { publication_date: '1900-01-01' },
    effect: 'Its date is the placeholder 1900-01-01, which means that none is known.',
  },
  without_text: {
    id: 'LEY-9005-2020',
    title,
    articles: 9,
    text: 'none',
    effect: 'Its `content_md` is null.',
  },
  hostile_text: {
    id: 'LEY-9006-2022',
    title,
    articles: 3,
    text: 'hostile',
    effect:
      'Front matter before its text, CRLF, decomposed accents, characters beyond the basic plane, raw HTML and scripts.',
  },
  other_law: {
    id: 'LEY-9007-2020',
    title,
    articles: 4,
    day: 'other_law',
    effect: 'Answers with another law.',
  },
  other_members: {
    id: 'LEY-9008-2020',
    title,
    articles: 4,
    day: 'other_members',
    effect: 'JSON whose members have other names.',
  },
  slow: bad(9101, 'slow'),
  stalled: bad(9102, 'stalled'),
  reset: bad(9103, 'reset'),
  truncated: bad(9104, 'truncated'),
  empty: bad(9105, 'empty'),
  html: bad(9106, 'html'),
  blocked_403: bad(9107, 'blocked_403'),
  throttled_429: bad(9108, 'throttled_429'),
  unavailable_503: bad(9109, 'unavailable_503'),
  error_500: bad(9110, 'error_500'),
} as const satisfies Record<string, SpecialLaw>;

export type SpecialLawId = keyof typeof specialLaws;

/** Words to search for that call up a behaviour of the list. */
export const specialQueries = {
  lost_rows: { query: 'lista incompleta', effect: 'The list counts more laws than it gives.' },
  other_page: { query: 'otra página', effect: 'The list answers another page than the one asked for.' },
  other_members: { query: 'otros nombres', effect: 'The list has members of other names.' },
  quota: { query: 'cuota agotada', effect: '429 with `quota_exceeded` and an hour to wait.' },
  refused: { query: 'consulta rechazada', effect: '422 with a list of what is wrong.' },
} as const;

/** The version of a law's text that is not the present one, the same for every law. */
export const earlierVersion = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';
/** A key that is refused, as one that was revoked is. */
export const revokedKey = 'leg_revocada_0000000000';
