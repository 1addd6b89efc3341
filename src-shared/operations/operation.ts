import { z } from 'zod';
import type { Text } from '../text';

/** How a form shows a field. Anything not named is inferred from the schema (text, number, switch, choice). */
export type Widget =
  'radicado' | 'court_code' | 'date' | 'radicado_list' | 'cedula' | 'law_id' | 'nit' | 'cufe' | 'ruc';

/** What a person needs to fill a field in. */
export interface FieldText {
  readonly label: Text;
  /** The rule, said before the mistake. Its English text is the published schema's description. */
  readonly help: Text;
  readonly widget?: Widget;
  /** Of use to programs more than to people, such as paging: a form shows it only when it is asked for. */
  readonly rarely?: boolean;
  /** A decimal that is no amount of money: no currency stands behind it. */
  readonly isMeasure?: boolean;
  /** The unit of a number, as it stands behind it. */
  readonly unit?: string;
  /** Words of the values of an enum; of a boolean that may be left open, those of `''`, `true` and `false`. */
  readonly choices?: Readonly<Record<string, Text>>;
}

const fieldTexts = z.registry<FieldText>();

/** Gives a request or answer field its words. Published schemas carry the English help as `description`. */
export function field<S extends z.ZodType>(schema: S, text: FieldText): S {
  const described = schema.meta({ ...schema.meta(), description: text.help.en }) as S;
  fieldTexts.add(described, text);
  return described;
}

/** The words of a field; undefined for a schema that was not made with `field`. */
export function fieldText(schema: z.ZodType): FieldText | undefined {
  return fieldTexts.get(schema);
}

/**
 * A string whose length is counted in Unicode characters, as JSON Schema counts it (zod counts UTF-16 units),
 * so that the published schema and the validator agree on every input.
 */
export function text(limits: { min?: number; max: number; pattern?: RegExp }): z.ZodString {
  const min = limits.min ?? 0;
  const schema = limits.pattern === undefined ? z.string() : z.string().regex(limits.pattern);
  return schema
    .refine((value) => [...value].length >= min, {
      error: `at least ${min} characters`,
      params: { rule: 'minLength', limit: min },
    })
    .refine((value) => [...value].length <= limits.max, {
      error: `at most ${limits.max} characters`,
      params: { rule: 'maxLength', limit: limits.max },
    })
    .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: limits.max });
}

/** What lists, batches, dossiers and reports show of an answer without knowing its shape. */
export interface Digest {
  readonly found: boolean;
  /** The source said that it does not know whom it was asked about: no record, and nothing in their favour either. */
  readonly unknown?: boolean;
  /** A line in the source's own words: the parties, a company's name. */
  readonly title: string | null;
  readonly place: string | null;
  /** yyyy-mm-dd */
  readonly date: string | null;
  readonly count: number | null;
  /** What must not be overlooked, such as further private records. */
  readonly note: Text | null;
  /** Machine-readable marks that lists filter by. */
  readonly flags: readonly Flag[];
}

export type Flag = 'private';

export type Country = 'CO' | 'PE' | 'MX' | 'BR' | 'US' | 'GLOBAL';

/** Something of the user's own that a source asks for: an API key, an app token. */
export interface Credential {
  readonly id: string;
  readonly label: Text;
  /** What it is for, and what happens without it. */
  readonly help: Text;
  /** Where one gets it. */
  readonly url: string;
  /** Without it the source does not answer. */
  readonly required: boolean;
}

/** What a person must know before going to an official page themselves. */
export interface AssistedNotice {
  /** Who may ask, by the source's terms and the law. */
  readonly words: Text;
  /** The source's terms; null where it publishes none. */
  readonly terms: string | null;
  /**
   * What the terms or the law say of asking about somebody else: only with the subject's `authorization`, or `forbidden`,
   * so that the subject takes part. Either way how is recorded before anybody asks. Absent where others may ask.
   */
  readonly thirdParties?: 'authorization' | 'forbidden';
}

/** The public source behind one or more operations. */
export interface Source {
  readonly id: string;
  readonly name: Text;
  readonly publisher: string;
  readonly homepage: string;
  /** Origins of the official pages that its records lead to, beside the homepage's. */
  readonly pages?: readonly string[];
  /** How sure the facts behind the adapter are, for the catalog and the README. */
  readonly confidence: 'seen' | 'inferred' | 'unknown';
  readonly notes: Text;
  /** yyyy-mm-dd: when the facts were gathered. */
  readonly factsOf: string;
  /** What only a first run against the live page can confirm; English, for `docs/sources.md`. */
  readonly firstRun?: readonly string[];
  readonly credentials?: readonly Credential[];
}

export interface Deprecation {
  /** yyyy-mm-dd */
  readonly since: string;
  /** yyyy-mm-dd; from this day on the operation answers 410. */
  readonly sunset: string;
  readonly successor: string;
}

export interface OperationSpec<Request extends z.ZodObject, Data extends z.ZodType, Aside extends z.ZodType> {
  readonly id: string;
  /** The interface's path; null for what only the window opens (further pages of a case, say). */
  readonly path: string | null;
  readonly country: Country;
  readonly source: Source;
  readonly servedFrom: 'live' | 'dataset';
  readonly access: 'api' | 'form' | 'file' | 'assisted' | 'keyed';
  readonly title: Text;
  readonly description: Text;
  /** Set where a person is, or may be, sent to the official page; null otherwise. */
  readonly assisted: AssistedNotice | null;
  /** A record found here speaks against the person (sanctions, debts, criminal or disciplinary records). */
  readonly adverse: boolean;
  /** Asks for natural persons: purpose and legal basis are recorded with the lookup (Ley 1581 de 2012). */
  readonly concernsPersons: boolean;
  readonly request: Request;
  /** `data` of the interface's answer. */
  readonly data: Data;
  /** What the source also said and the window shows, outside the interface's `data`. */
  readonly aside: Aside;
  readonly example: z.input<Request>;
  /** How long an answer may be served again without asking the source; 0 asks every time. */
  readonly cacheSeconds: number;
  /** How long a caller waits before it gets a job instead of the answer. */
  readonly patienceMs: number;
  /** Lookups per rolling 24 hours until the user sets another number. */
  readonly quota: number;
  readonly deprecated: Deprecation | null;
  /** What the lookup is about, for lists: the radicado, the name. */
  readonly subject: (input: z.output<Request>) => string;
  readonly digest: (data: z.output<Data>, aside: z.output<Aside>) => Digest;
  /** Names of the digest's columns for this operation. */
  readonly columns: { readonly place: Text; readonly date: Text; readonly count: Text };
  /**
   * Where the long text of an answer stands: in `data` itself, or in its member `content`; null when there is none. The
   * request then has `textRange`, and the adapter gives the whole text (`long-text.ts`).
   */
  readonly text: 'data' | 'content' | null;
  /** Set on operations that run another one for each member of `items`; the engine does the running. */
  readonly itemOperation: string | null;
  /**
   * Of an operation that a list answers: the one that asks the same of the source's guarded page, for who wants what the
   * list lacks. It has the same request and no path. null for any other.
   */
  readonly atPage: string | null;
}

/** An operation of the registry with its types erased: what catalog, forms, doors and lists work with. */
export type Operation = OperationSpec<z.ZodObject, z.ZodType, z.ZodType>;

type Defaults =
  | 'assisted'
  | 'adverse'
  | 'concernsPersons'
  | 'aside'
  | 'cacheSeconds'
  | 'patienceMs'
  | 'quota'
  | 'deprecated'
  | 'columns'
  | 'text'
  | 'itemOperation'
  | 'atPage';

type Declared<R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType> = Omit<
  OperationSpec<R, D, A>,
  Defaults
> &
  Partial<Pick<OperationSpec<R, D, A>, Defaults>>;

const defaultColumns = {
  place: { es: 'Lugar', en: 'Place' },
  date: { es: 'Fecha', en: 'Date' },
  count: { es: 'Registros', en: 'Records' },
};

/** Declares an operation: the one value that catalog, OpenAPI, MCP, forms, quota, cache and documents come from. */
export function operation<R extends z.ZodObject, D extends z.ZodType, A extends z.ZodType = z.ZodNull>(
  declared: Declared<R, D, A>,
): OperationSpec<R, D, A> {
  return {
    assisted: null,
    adverse: false,
    concernsPersons: false,
    aside: z.null() as unknown as A,
    cacheSeconds: 0,
    patienceMs: 25_000,
    quota: 100,
    deprecated: null,
    columns: defaultColumns,
    text: null,
    itemOperation: null,
    atPage: null,
    ...declared,
  };
}

/** The paging block that every paged answer carries. */
export const pagination = z.strictObject({
  total: field(z.int().min(0), {
    label: { es: 'Total', en: 'Total' },
    help: { es: 'Registros en total', en: 'Records in total' },
  }),
  page_size: field(z.int().min(0), {
    label: { es: 'Por página', en: 'Per page' },
    help: { es: 'Registros por página', en: 'Records per page' },
  }),
  total_pages: field(z.int().min(0), {
    label: { es: 'Páginas', en: 'Pages' },
    help: { es: 'Páginas en total', en: 'Pages in total' },
  }),
  page: field(z.int().min(0), {
    label: { es: 'Página', en: 'Page' },
    help: {
      es: 'Página de esta respuesta, desde 1; 0 cuando no hay páginas',
      en: 'Page of this answer, from 1; 0 when there are no pages',
    },
  }),
});

/** The `page` member of a request, the same everywhere in the interface. */
export const pageField = field(z.int().min(1).max(1000).default(1), {
  label: { es: 'Página', en: 'Page' },
  help: { es: 'Página de resultados, de 1 a 1000', en: 'Page of results, 1 to 1000' },
  rarely: true,
});

/** When a live source said what the answer says. */
export const checkedAt = field(z.iso.datetime({ offset: true }), {
  label: { es: 'Consultado el', en: 'Checked at' },
  help: { es: 'Momento en que la fuente respondió', en: 'The moment at which the source answered' },
});
