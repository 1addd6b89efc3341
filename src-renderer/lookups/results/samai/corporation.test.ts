import { expect, test } from 'vitest';
import { corporationName } from './corporation';

test.each([
  ['1100103', 'Consejo de Estado'],
  ['2500023', 'Tribunal Administrativo, Cundinamarca'],
  ['0500123', 'Tribunal Administrativo, Antioquia'],
  ['7600133', 'Juzgado administrativo, Cali'],
  ['9999999', '9999999'],
])('%s is %s', (code, name) => expect(corporationName(code)).toBe(name));
