import { expect, it } from 'vitest';
import { fieldsOf } from '@shared/answers/fields';
import { processRecord } from '@shared/operations/co/secop/process';
import { weatherStation } from '@shared/operations/co/siata/weather';
import type { Text } from '@shared/text';
import { valueText } from './value';

const speaker = { language: 'es', say: ({ es }: Text) => es } as const;

function processField(name: string) {
  const field = fieldsOf(processRecord).find((each) => each.name === name);
  if (field?.kind !== 'value') throw new Error(`no value ${name}`);
  return field;
}

it('writes the unit behind a reading', () => {
  const temperature = fieldsOf(weatherStation).find(({ name }) => name === 'temperature_c');
  if (temperature?.kind !== 'value') throw new Error('no temperature');
  expect(valueText(speaker, temperature, 17.25)).toBe('17,25\u00a0°C');
  expect(valueText(speaker, temperature, null)).toBeNull();
});

it('writes the currency behind amounts, and behind no other measure', () => {
  expect(valueText(speaker, processField('base_price'), '520000000.5', 'COP')).toBe(
    '520.000.000,50\u00a0COP',
  );
  expect(valueText(speaker, processField('duration'), '6', 'COP')).toBe('6');
});
