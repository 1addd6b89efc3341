import { describe, expect, test } from 'vitest';
import { nameInOneParty, splitParties } from './parties';

describe('splitParties', () => {
  test('splits at the bars and at the first colon', () => {
    expect(
      splitParties('Demandante: BANCO EJEMPLO S.A. | Demandado: ANA RUIZ MODELO, LUIS: GÓMEZ PRUEBA '),
    ).toEqual([
      { role: 'Demandante', name: 'BANCO EJEMPLO S.A.' },
      { role: 'Demandado', name: 'ANA RUIZ MODELO, LUIS: GÓMEZ PRUEBA' },
    ]);
  });

  test('a part without a role keeps its name, one without a name is left out', () => {
    expect(splitParties('SIN CALIDAD | Demandado: | | Víctima: X')).toEqual([
      { role: '', name: 'SIN CALIDAD' },
      { role: 'Víctima', name: 'X' },
    ]);
    expect(splitParties('')).toEqual([]);
  });
});

describe('nameInOneParty', () => {
  const parties = splitParties(
    'Demandante: BANCO EJEMPLO, S.A. | Demandado: ANA MARÍA RUÍZ MODELO, JUAN NÚÑEZ PRUEBA, GÓMEZ & CIA LTDA.',
  );

  test.each([
    'Banco Ejemplo S.A.',
    'banco ejemplo s a',
    'BANCO EJEMPLO SA',
    'ana maria ruiz modelo',
    'Maria Ruiz',
    'Juan Nunez',
    'GOMEZ & CIA LTDA',
  ])('%s stands in one', (name) => {
    expect(nameInOneParty(name, parties)).toBe(true);
  });

  test.each(['Banco Ruiz', 'Modelo Juan', 'Ana Ruiz', 'Ana Mar', 'Juan Núñez Prueba Gómez', '...'])(
    '%s does not',
    (name) => {
      expect(nameInOneParty(name, parties)).toBe(false);
    },
  );
});
