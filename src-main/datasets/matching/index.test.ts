import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createNameIndex, openNameIndex, type NameIndex } from '.';

/** A list of invented parties; the entity is the place in it. */
const list = [
  ['Ramírez Quintana, Julio César', 'Person'],
  ['María Fernanda Núñez Zubiría', 'Person'],
  ['Xiomara de la Cruz Abrisqueta', 'Person'],
  ['Aleksandr Viktorovich Belozerov', 'Person'],
  ['محمد عبد الله الترابزني', 'Person'],
  ['J. Wenceslao Iturralde Poveda', 'Person'],
  ['INVERSIONES TRANS OCEÁNICA DEL PACÍFICO S.A.S.', 'Company'],
  ['COMERCIALIZADORA LA GUACHARACA LTDA', 'Company'],
  ['Empresa Nacional de Ejemplos Oceánicos', 'Company'],
  ['MV ESTRELLA POLAR 2', 'Vessel'],
  ['Yolanda Vizcaíno Ibáñez', 'Person'],
] as const;

function indexOf(names: readonly (readonly [string, 'Person' | 'Company' | 'Vessel'])[]): NameIndex {
  const db = new BetterSqlite3(':memory:');
  const writer = createNameIndex(db);
  for (const [entity, [name, schema]] of names.entries()) writer.add(entity, name, schema);
  writer.addIdentifier(0, '79.555.123-4');
  writer.finish();
  return openNameIndex(db);
}

const index = indexOf(list);
const options = { limit: 5, threshold: 0.7 };
const first = (name: string, schema?: 'Person' | 'Company' | 'Vessel'): number | undefined =>
  index.search({ name }, schema === undefined ? options : { ...options, schema })[0]?.entity;

describe('search', () => {
  it.each([
    ['as listed', 'Ramírez Quintana, Julio César', 0],
    ['order exchanged', 'JULIO CESAR RAMIREZ QUINTANA', 0],
    ['second surname missing', 'Julio César Ramírez', 0],
    ['a letter too many', 'Julio Cesar Ramirez Quinttanna', 0],
    ['letters exchanged', 'Julio Cesar Ramirez Qiuntana', 0],
    ['initials', 'J. C. Ramírez Quintana', 0],
    ['ñ for n, z for s', 'Maria Fernanda Nunes Subiria', 1],
    ['v for b, y for i', 'María Fernanda Núñez Zuvyría', 1],
    ['words joined', 'Xiomara Delacruz Abrisqueta', 2],
    ['a word split', 'Xiomara de la Cruz Abris queta', 2],
    ['in Cyrillic', 'Белозёров Александр Викторович', 3],
    ['another romanisation', 'Oleksandr Viktorovych Byelozyorov', 3],
    ['Latin for Arabic', 'Mohammed Abdullah al-Trabzoni', 4],
    ['a name for an initial', 'Jorge Wenceslao Iturralde Poveda', 5],
    ['a pet name', 'Yola Viscaino Ybanez', 10],
  ])('finds a person: %s', (_, name, entity) => {
    expect(first(name, 'Person')).toBe(entity);
  });

  it.each([
    ['company form', 'Inversiones Transoceanica del Pacifico Ltda', 6],
    ['words of the form in full', 'La Guacharaca Comercializadora Limitada', 7],
    ['acronym', 'ENEO', 8],
    ['vessel without its prefix', 'ESTRELLA POLAR II', 9],
  ])('finds by %s', (_, name, entity) => {
    expect(index.search({ name }, { ...options, threshold: 0.6 })[0]?.entity).toBe(entity);
  });

  it('keeps to the kind that is asked for, and to the threshold', () => {
    expect(index.search({ name: 'Estrella Polar 2' }, { ...options, schema: 'Company' })).toEqual([]);
    expect(index.search({ name: 'Julio Perdomo' }, options)).toEqual([]);
  });

  it('finds by an identity number whatever the name, and says so', () => {
    const [hit] = index.search({ name: 'Otro Nombre', identifiers: ['795551234'] }, options);
    expect(hit?.entity).toBe(0);
    expect(hit?.score.adjustments.map(({ reason }) => reason)).toContain('identifier');
    expect(index.withIdentifier('79 555 123 4')).toEqual([0]);
  });

  it('ranks by what the list knows of the parties', () => {
    const twins = indexOf([
      ['Pedro Aguirre Solano', 'Person'],
      ['Pedro Aguirre Solano', 'Person'],
    ]);
    const hits = twins.search(
      { name: 'Pedro Aguirre Solano', birthDates: ['1970-05-01'] },
      {
        limit: 2,
        threshold: 0,
        factsOf: (entity) => ({ birthDates: [entity === 0 ? '1990-05-02' : '1970-05-01'] }),
      },
    );
    expect(hits.map(({ entity }) => entity)).toEqual([1, 0]);
    expect(hits.map(({ score }) => score.score.toFixed(2))).toEqual(['1.00', '0.82']);
  });
});

describe('words from their beginning', () => {
  it('finds names that have a word beginning with each one asked, without errors', () => {
    expect(index.withWords('trans oce', 10)).toEqual([6]);
    expect(index.withWords('oceanic', 10)).toEqual([6, 8]);
    expect(index.withWords('transs', 10)).toEqual([]);
    expect(index.withWords(' - ', 10)).toEqual([]);
  });
});
