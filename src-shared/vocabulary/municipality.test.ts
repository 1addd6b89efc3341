import fc from 'fast-check';
import { expect, test } from 'vitest';
import { departmentName, readPlace } from './municipality';

test('names the municipality and its department', () => {
  expect(readPlace('05001')).toEqual({ code: '05001', municipality: 'Medellín', department: 'Antioquia' });
  expect(readPlace('11001').municipality).toBe('Bogotá, D.C.');
});

test('a municipality that is not in the table keeps its department, and a whole department has no municipality', () => {
  expect(readPlace('05999')).toEqual({ code: '05999', municipality: null, department: 'Antioquia' });
  expect(readPlace('25000')).toEqual({ code: '25000', municipality: null, department: 'Cundinamarca' });
});

test('an unknown department leaves the code', () => {
  expect(readPlace('00123')).toEqual({ code: '00123', municipality: null, department: null });
});

test('no text is a code by accident of the language', () => {
  for (const code of ['constructor', 'toString', '__proto__', '']) {
    expect(departmentName(code)).toBeNull();
    expect(readPlace(code)).toEqual({ code, municipality: null, department: null });
  }
});

test('whatever the code, a municipality never comes without its department', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5}$/), (code) => {
      const place = readPlace(code);
      expect(place.code).toBe(code);
      if (place.municipality !== null) expect(place.department).not.toBeNull();
      expect(place.department).toBe(departmentName(code.slice(0, 2)));
    }),
  );
});
