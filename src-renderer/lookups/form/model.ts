import { z } from 'zod';
import { fieldText, type FieldText, type Operation, type Widget } from '@shared/operations/operation';
import type { Text } from '@shared/text';
import { cleanDigits } from '@shared/vocabulary/cleaning';
import { lawIdentifier } from '@shared/vocabulary/law-id';
import { cleanNit } from '@shared/vocabulary/identifiers';
import { cleanCufe } from '@shared/vocabulary/cufe';
import { cleanRadicado } from '@shared/vocabulary/radicado';

/*
 * A form made from an operation's contract: one field per member of its request, read from the same JSON Schema that is
 * published, with the words of the contract.
 */

/** `yes_no`: a boolean that may also be left open, which an empty box could not say. */
export type FieldKind = 'text' | 'integer' | 'number' | 'boolean' | 'yes_no' | 'enum' | Widget;

export interface FieldModel {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: Text;
  readonly help: Text;
  readonly required: boolean;
  readonly initial: FieldValue;
  readonly choices: readonly { readonly value: string; readonly label: Text }[];
  /** Largest number of members, for lists. */
  readonly max: number | null;
  /** Shown only when it is asked for. */
  readonly rarely: boolean;
}

export type FieldValue = string | boolean;
export type FormValues = Readonly<Record<string, FieldValue>>;

interface MemberSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly maxItems?: number;
}

/** The fields of an operation's form, in the order of its contract. */
export function fieldsOf(operation: Operation): readonly FieldModel[] {
  const schema = z.toJSONSchema(operation.request, { io: 'input' });
  const required = new Set(schema.required ?? []);
  return Object.entries(operation.request.shape).map(([name, member]) => {
    const published = (schema.properties?.[name] ?? {}) as MemberSchema;
    const words = fieldText(member as z.ZodType);
    const kind = kindOf(published, words, required.has(name));
    return {
      name,
      kind,
      label: words?.label ?? { es: name, en: name },
      help: words?.help ?? { es: '', en: '' },
      required: required.has(name),
      initial: initialOf(kind, published.default),
      choices: (kind === 'yes_no' ? openAnswers : (published.enum ?? [])).map((value) => ({
        value,
        label: words?.choices?.[value] ?? { es: value, en: value },
      })),
      max: published.maxItems ?? null,
      rarely: words?.rarely ?? false,
    };
  });
}

/** What a boolean that may be left open is answered with. */
const openAnswers = ['', 'true', 'false'];

function kindOf(schema: MemberSchema, words: FieldText | undefined, isRequired: boolean): FieldKind {
  if (words?.widget !== undefined) return words.widget;
  if (schema.enum !== undefined) return 'enum';
  if (schema.type === 'boolean') return schema.default === undefined && !isRequired ? 'yes_no' : 'boolean';
  if (schema.type === 'integer' || schema.type === 'number') return schema.type;
  if (schema.format === 'date') return 'date';
  return 'text';
}

function initialOf(kind: FieldKind, byDefault: unknown): FieldValue {
  if (kind === 'boolean') return byDefault === true;
  return byDefault === undefined ? '' : String(byDefault);
}

/** A form shows so many fields at once, and the required ones. */
const shownAtOnce = 6;

/** The fields of a form in two groups: those that are always shown, and further ones that a press unfolds. */
export function groupsOf(fields: readonly FieldModel[]): {
  readonly shown: readonly FieldModel[];
  readonly further: readonly FieldModel[];
} {
  const usual = fields.filter(({ rarely }) => !rarely);
  const room = Math.max(0, shownAtOnce - usual.filter(({ required }) => required).length);
  // One field alone is not worth folding.
  const optional = usual.filter(({ required }) => !required);
  const kept = new Set(optional.length <= room + 1 ? optional : optional.slice(0, room));
  const isShown = (field: FieldModel) => !field.rarely && (field.required || kept.has(field));
  return { shown: fields.filter(isShown), further: fields.filter((field) => !isShown(field)) };
}

/** The values a form starts with: the contract's defaults. */
export function initialValues(fields: readonly FieldModel[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.initial]));
}

/** The values that show a request again, for «consultar de nuevo» and for addresses that carry one. */
export function valuesOf(
  fields: readonly FieldModel[],
  input: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      const given = input[field.name];
      if (given === undefined) return [field.name, field.initial];
      if (field.kind === 'radicado_list') return [field.name, linesOf(given)];
      if (field.kind === 'boolean') return [field.name, given === true || given === 'true'];
      return [field.name, String(given)];
    }),
  );
}

function linesOf(items: unknown): string {
  if (!Array.isArray(items)) return '';
  return items
    .map((item: { readonly registration_number?: unknown }) => String(item.registration_number ?? ''))
    .join('\n');
}

/** The request body that the values stand for. What was left empty and may be is not sent. */
export function inputOf(fields: readonly FieldModel[], values: FormValues): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.name] ?? field.initial;
    if (typeof value === 'boolean') input[field.name] = value;
    else if (field.kind === 'radicado_list')
      input[field.name] = listedRadicados(value).map((number) => ({ registration_number: number }));
    else if (value.trim() === '') {
      if (field.initial === '' && !field.required) input[field.name] = undefined;
    } else input[field.name] = typed(field.kind, value);
  }
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

function typed(kind: FieldKind, value: string): unknown {
  switch (kind) {
    case 'yes_no':
      return value === 'true';
    case 'integer':
      return /^-?\d+$/.test(value.trim()) ? Number(value) : value;
    case 'number':
      // A decimal comma is how Colombia writes numbers.
      return /^-?\d+([.,]\d+)?$/.test(value.trim()) ? Number(value.replace(',', '.')) : value;
    case 'radicado':
    case 'court_code':
      return cleanRadicado(value).value;
    case 'cedula':
      return cleanDigits(value).value;
    case 'law_id':
      return lawIdentifier(value) ?? value.trim();
    case 'nit':
      return cleanNit(value).value;
    case 'cufe':
      return cleanCufe(value);
    default:
      return value.trim();
  }
}

/** The radicados of a list field, one a line, cleaned; empty lines do not count. */
export function listedRadicados(value: string): readonly string[] {
  return value
    .split(/[\n,;\t]+/)
    .map((line) => cleanRadicado(line).value)
    .filter((number) => number !== '');
}
