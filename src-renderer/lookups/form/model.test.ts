import { describe, expect, it } from 'vitest';
import { operations, publishedOperations } from '@shared/operations';
import { legalizeLaw } from '@shared/operations/co/legalize';
import { casesByEntity, casesByRadicado, casesByRadicadoBatch } from '@shared/operations/co/rama-judicial';
import { pgfnDebtsSearch } from '@shared/operations/br/pgfn';
import type { Operation } from '@shared/operations/operation';
import { fieldsOf, groupsOf, initialValues, inputOf, listedRadicados, valuesOf } from './model';
import { mistakesFrom, mistakesOf } from './violations';

const byRadicado = casesByRadicado as unknown as Operation;
const byEntity = casesByEntity as unknown as Operation;
const several = casesByRadicadoBatch as unknown as Operation;

describe('a form made from a contract', () => {
  it('has a field for every member of the request, with words in both languages', () => {
    for (const operation of operations) {
      const fields = fieldsOf(operation);
      expect(fields.map((field) => field.name)).toEqual(Object.keys(operation.request.shape));
      for (const field of fields) {
        expect(field.label.es, `${operation.id} ${field.name}`).not.toBe(field.name);
        expect(field.help.en).not.toBe('');
      }
    }
  });

  it('takes kind, default, choices and need from the contract', () => {
    expect(
      fieldsOf(byEntity).map(({ name, kind, required, initial }) => [name, kind, required, initial]),
    ).toEqual([
      ['name', 'text', true, ''],
      ['entity_type', 'enum', false, 'natural'],
      ['active_only', 'boolean', false, false],
      ['court_code', 'court_code', false, ''],
      ['page', 'integer', false, '1'],
    ]);
    expect(fieldsOf(byEntity)[1]?.choices.map((choice) => [choice.value, choice.label.es])).toEqual([
      ['natural', 'Persona natural'],
      ['juridical', 'Empresa o entidad'],
    ]);
    expect(fieldsOf(several)[0]).toMatchObject({ kind: 'radicado_list', max: 50, required: true });
  });

  it('lets a boolean be left open that the contract lets be', () => {
    const fields = fieldsOf(pgfnDebtsSearch as unknown as Operation);
    const filed = fields.find(({ name }) => name === 'filed_in_court');
    expect([filed?.kind, filed?.choices.map(({ label }) => label.es)]).toEqual([
      'yes_no',
      ['Da igual', 'Solo ajuizadas', 'Solo sin ajuizar'],
    ]);
    const answers = [{}, { filed_in_court: true }, { filed_in_court: false }];
    expect(answers.map((input) => inputOf(fields, valuesOf(fields, input))['filed_in_court'])).toEqual([
      undefined,
      true,
      false,
    ]);
  });

  it('shows the required fields and a few others at once, and folds the rest without losing any', () => {
    for (const operation of publishedOperations) {
      const fields = fieldsOf(operation);
      const { shown, further } = groupsOf(fields);
      expect([...shown, ...further].map(({ name }) => name).toSorted()).toEqual(
        fields.map(({ name }) => name).toSorted(),
      );
      const required = fields.filter((field) => field.required).length;
      expect(shown.length, operation.id).toBeLessThanOrEqual(Math.max(required, 6) + 1);
      expect(further.some((field) => field.required)).toBe(false);
      expect(further.length === 1 && !further[0]?.rarely, operation.id).toBe(false);
    }
    const names = (group: readonly { name: string }[]) => group.map(({ name }) => name);
    expect(names(groupsOf(fieldsOf(byEntity)).further)).toEqual(['page']);
    const law = groupsOf(fieldsOf(legalizeLaw as unknown as Operation));
    expect([names(law.shown), names(law.further)]).toEqual([
      ['law_id', 'version_sha', 'include_reforms'],
      ['offset', 'limit'],
    ]);
  });

  it('shows every example again as the body it was', () => {
    for (const operation of publishedOperations) {
      const fields = fieldsOf(operation);
      const example = operation.example as Record<string, unknown>;
      const body = inputOf(fields, valuesOf(fields, example));
      expect(body, operation.id).toMatchObject(example);
      expect(mistakesOf(operation, body), operation.id).toEqual([]);
    }
  });

  it('cleans radicados, one or many', () => {
    const fields = fieldsOf(byRadicado);
    expect(inputOf(fields, { registration_number: ' 11001-40-03-001-2023-00123-00 ' })).toEqual({
      registration_number: '11001400300120230012300',
    });
    expect(listedRadicados('11001-40-03-001-2023-00123-00\n\n 05001310300120230012300;12 ')).toEqual([
      '11001400300120230012300',
      '05001310300120230012300',
      '12',
    ]);
  });

  it('leaves out what is empty and not required', () => {
    const fields = fieldsOf(byEntity);
    const body = inputOf(fields, { ...initialValues(fields), name: ' Banco Ejemplo ', page: '2' });
    expect(body).toEqual({ name: 'Banco Ejemplo', entity_type: 'natural', active_only: false, page: 2 });
  });
});

describe('the mistakes of a body', () => {
  const rulesOf = (operation: Operation, body: unknown) =>
    mistakesOf(operation, body).map(({ field, rule, limit }) => [field, rule, limit]);

  it('are named by rule, one for each field', () => {
    expect(rulesOf(byRadicado, {})).toEqual([['registration_number', 'required', null]]);
    expect(rulesOf(byRadicado, { registration_number: '12' })).toEqual([
      ['registration_number', 'pattern', null],
    ]);
    expect(rulesOf(byEntity, { name: 'ab', page: 0, entity_type: 'x' })).toEqual([
      ['name', 'minLength', 3],
      ['entity_type', 'enum', null],
      ['page', 'minimum', 1],
    ]);
    expect(rulesOf(byEntity, { name: 'Banco', page: 'two' })).toEqual([['page', 'type', null]]);
    expect(rulesOf(several, { items: [] })).toEqual([['items', 'minItems', 1]]);
    expect(rulesOf(several, { items: Array.from({ length: 51 }, () => ({})) })).toEqual([
      ['items', 'maxItems', 50],
    ]);
  });
});

it('a rule that the main process found broken keeps what it is about', () => {
  const params = { other: 'signed_from' };
  expect(mistakesFrom([{ path: '/signed_to', rule: 'notBelow', message: '', params }])).toEqual([
    {
      field: 'signed_to',
      rule: 'other',
      limit: null,
      broken: { rule: 'notBelow', params },
    },
  ]);
});
