import { describe, expect, it } from 'vitest';
import { publishedOperations } from '@shared/operations';
import { search } from './search';

const found = (query: string) => search(publishedOperations, query).map(({ id }) => id);

describe('the search of operations', () => {
  it.each([
    ['procesos judiciales por radicado', 'rama_judicial_cases_by_radicado'],
    ['court cases by name', 'rama_judicial_cases_by_entity'],
    ['CÉDULA', 'registraduria_vital_status'],
    ['police records', 'policia_criminal_records'],
    ['leyes de Colombia', 'legalize_laws'],
    ['rama_judicial_cases_lookup', 'rama_judicial_cases_lookup'],
  ])('finds for «%s» what a person means', (query, id) => {
    expect(found(query)).toContain(id);
  });

  it('finds those with some of the words when none has them all, and nothing for a strange one', () => {
    expect(found('radicado xyzxyz').length).toBeGreaterThan(0);
    expect(found('xyzxyz')).toEqual([]);
  });

  it('lists everything in order for no words at all', () => {
    expect(found('  ¿?')).toEqual(publishedOperations.map(({ id }) => id));
  });
});
