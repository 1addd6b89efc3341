/* Invented mailboxes, as a public Power BI report gives them away: compressed row by row (DSR). */

type Cell = string | number | null;
/** email, name, department, city, corporation, specialty, type, code */
type Row = readonly [string, string, string, string, string, string, string, Cell];

/** The columns of the report's query, and what its page calls them. */
const columns = [
  ['Cuentas.CORREO', 'CUENTA DE CORREO ELECTRÓNICO'],
  ['Cuentas.NOMBRE', 'NOMBRE DE LA CUENTA'],
  ['Cuentas.DEPARTAMENTO', 'DEPARTAMENTO'],
  ['Cuentas.CIUDAD', 'CIUDAD'],
  ['Cuentas.CORPORACION', 'CORPORACIÓN'],
  ['Cuentas.ESPECIALIDAD', 'ESPECIALIDAD'],
  ['Cuentas.TIPO', 'TIPO'],
  ['Cuentas.CODIGO', 'CÓDIGO'],
] as const;

const cendoj = (name: string): string => `${name}@cendoj.ramajudicial.gov.co`;

const courtRows: readonly Row[] = [
  [
    cendoj('j01ejemplo'),
    'JUZGADO 001 EJEMPLO CIVIL MUNICIPAL DE MEDELLÍN',
    'ANTIOQUIA',
    'MEDELLÍN',
    'JUZGADO MUNICIPAL',
    'CIVIL',
    'DESPACHO',
    '050014003001',
  ],
  [
    cendoj('radicacionejemplo'),
    'RADICACIÓN DE DEMANDAS EJEMPLO',
    'ANTIOQUIA',
    'MEDELLÍN',
    'JUZGADO MUNICIPAL',
    'CIVIL',
    'ÁREA',
    '050014003001',
  ],
  [
    cendoj('atencionejemplo'),
    'ATENCIÓN AL USUARIO EJEMPLO',
    'ANTIOQUIA',
    'MEDELLÍN',
    'JUZGADO MUNICIPAL',
    'CIVIL',
    'ÁREA',
    '050014003001',
  ],
  // A number, as a model keeps it that took the code for one: its zero is gone.
  [
    cendoj('j02ejemplo'),
    'JUZGADO 002 EJEMPLO PENAL DEL CIRCUITO',
    'ANTIOQUIA',
    'ITAGÜÍ',
    'JUZGADO DE CIRCUITO',
    'PENAL CON FUNCIÓN DE CONOCIMIENTO',
    'DESPACHO',
    53603109002,
  ],
  [
    cendoj('j03ejemplo'),
    'JUZGADO 003 EJEMPLO DE EJECUCIÓN DE PENAS',
    'BOGOTÁ D.C.',
    'BOGOTÁ, D.C.',
    'JUZGADO DE CIRCUITO DE EJECUCIÓN',
    'EJECUCIÓN DE PENAS Y MEDIDAS DE SEGURIDAD',
    'DESPACHO',
    '110013187003',
  ],
  [
    cendoj('j04ejemplo'),
    'JUZGADO 004 EJEMPLO PENAL ESPECIALIZADO',
    'BOGOTÁ',
    'BOGOTÁ',
    'JUZGADO DE CIRCUITO',
    'PENAL ESPECIALIZADO',
    'DESPACHO',
    '110013107004',
  ],
  [
    'secretariaejemplo@notificacionesrj.gov.co',
    'SECRETARÍA EJEMPLO DE LA SALA CIVIL',
    'BOGOTÁ',
    'BOGOTÁ',
    'CORTE SUPREMA DE JUSTICIA',
    'CIVIL',
    'ÁREA',
    null,
  ],
  [
    'contactoejemplo@cndj.gov.co',
    'DESPACHO EJEMPLO 01',
    'BOGOTÁ',
    'BOGOTÁ',
    'COMISIÓN NACIONAL DE DISCIPLINA JUDICIAL',
    'DISCIPLINARIA',
    'DESPACHO',
    '110010802000',
  ],
];

/** Of a court whose account has a type that no facts know; asked for by `court_code` 760013105009. */
const oddRow: Row = [
  cendoj('j09ejemplo'),
  'JUZGADO 009 EJEMPLO LABORAL',
  'VALLE DEL CAUCA',
  'CALI',
  'JUZGADO DE CIRCUITO',
  'LABORAL',
  'BUZÓN COMPARTIDO',
  '760013105009',
];

export const practiceMailboxes: readonly Row[] = [
  ...courtRows,
  oddRow,
  ...Array.from({ length: 25 }, (_, index): Row => {
    const number = String(index + 1).padStart(3, '0');
    return [
      cendoj(`j${number}practica`),
      `JUZGADO ${number} PRÁCTICA DE FAMILIA DE CALI`,
      'VALLE DEL CAUCA',
      'CALI',
      'JUZGADO DE CIRCUITO',
      'FAMILIA',
      'DESPACHO',
      `760013110${number}`,
    ];
  }),
];

/** What the report says of itself: its model, and visuals of which one is the table. */
export function description(refreshed: string): unknown {
  const visual = (type: string, shown: readonly (readonly [string, string])[]) => ({
    config: JSON.stringify({
      name: type,
      singleVisual: {
        visualType: type,
        projections: { Values: shown.map(([queryRef]) => ({ queryRef })) },
        prototypeQuery: {
          Version: 2,
          From: [{ Name: 'c', Entity: 'Cuentas', Type: 0 }],
          Select: shown.map(([name]) => ({
            Column: { Expression: { SourceRef: { Source: 'c' } }, Property: name.slice(8) },
            Name: name,
          })),
        },
        columnProperties: Object.fromEntries(shown.map(([name, displayName]) => [name, { displayName }])),
      },
    }),
  });
  return {
    models: [{ id: 4711, displayName: 'Directorio', LastRefreshTime: `/Date(${Date.parse(refreshed)})/` }],
    exploration: {
      sections: [
        {
          visualContainers: [
            { config: JSON.stringify({ name: 'text' }) },
            visual('slicer', [columns[3]]),
            visual('tableEx', columns),
          ],
        },
      ],
    },
  };
}

/**
 * An answer with some of the rows. Each text column has its dictionary, a value like the one above is left out, and a
 * row without a code has none.
 * @param restart what the next question has to say for the rows that follow; null at the end
 */
export function answerOf(rows: readonly Row[], restart: string | null): unknown {
  const dictionaries = columns.map(() => [] as string[]);
  const index = (column: number, text: string): number => {
    const dictionary = dictionaries[column] as string[];
    const at = dictionary.indexOf(text);
    return at === -1 ? dictionary.push(text) - 1 : at;
  };
  let before: Row | null = null;
  const compressed = rows.map((row, at) => {
    let repeated = 0;
    let empty = 0;
    const values: Cell[] = [];
    for (const [column, value] of row.entries()) {
      if (before !== null && before[column] === value) repeated += 2 ** column;
      else if (value === null) empty += 2 ** column;
      // The last column has no dictionary: its texts and numbers stand there as they are.
      else values.push(typeof value === 'string' && column < 7 ? index(column, value) : value);
    }
    before = row;
    const schema = columns.map((_, column) => ({
      N: `G${column}`,
      T: 1,
      ...(column < 7 ? { DN: `D${column}` } : {}),
    }));
    return {
      ...(at === 0 ? { S: schema } : {}),
      C: values,
      ...(repeated > 0 ? { R: repeated } : {}),
      ...(empty > 0 ? { Ø: empty } : {}),
    };
  });
  return {
    jobIds: ['practice'],
    results: [
      {
        jobId: 'practice',
        result: {
          data: {
            descriptor: {
              Select: columns.map(([Name], column) => ({ Kind: 1, Depth: 0, Value: `G${column}`, Name })),
            },
            dsr: {
              Version: 2,
              MinorVersion: 1,
              DS: [
                {
                  N: 'DS0',
                  PH: [{ DM0: compressed }],
                  IC: restart === null,
                  ...(restart === null ? {} : { RT: [[restart]] }),
                  ValueDicts: Object.fromEntries(
                    dictionaries.slice(0, 7).map((texts, column) => [`D${column}`, texts]),
                  ),
                },
              ],
            },
          },
        },
      },
    ],
  };
}
