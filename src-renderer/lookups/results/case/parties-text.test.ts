import { describe, expect, it } from 'vitest';
import { opposed, partyGroups } from './parties-text';

describe('the text of the parties', () => {
  it('is split by role', () => {
    expect(partyGroups('Demandante: BANCO EJEMPLO S.A. | Demandado: ANA MODELO')).toEqual([
      { role: 'Demandante', names: 'BANCO EJEMPLO S.A.' },
      { role: 'Demandado', names: 'ANA MODELO' },
    ]);
  });

  it('keeps words that have no role', () => {
    expect(partyGroups('DE OFICIO | ')).toEqual([{ role: '', names: 'DE OFICIO' }]);
  });

  it('names two opponents only when there is exactly one of each', () => {
    expect(opposed(partyGroups('Demandante: A | Demandado: B'))).toEqual({ claimant: 'A', defendant: 'B' });
    expect(opposed(partyGroups('Demandante: A | Demandante: C | Demandado: B'))).toBeNull();
    expect(opposed(partyGroups('Demandante: A | Tercero: B'))).toBeNull();
  });
});
