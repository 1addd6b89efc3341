/** A case as the list knows it. */
export interface PracticeProcess {
  readonly radicado: string;
  /** Code of the corporation that has it. */
  readonly corporacion: string;
  readonly clase: string;
  readonly ponente: string;
  readonly demandante: string;
  readonly demandado: string;
}

const radicado = (serial: number) => `11001031500020260${String(serial).padStart(4, '0')}00`;

/** Radicados that call up a behaviour. */
export const samaiRadicados = {
  one: radicado(1),
  twoCorporations: radicado(2),
  none: radicado(99),
  expired: radicado(3),
  blocked: radicado(4),
  changed: radicado(5),
  otherCase: radicado(6),
  withoutActions: radicado(7),
  filtered: radicado(90),
  html: radicado(91),
  failed: radicado(92),
  renamed: radicado(93),
  throttled: radicado(94),
  stranger: radicado(95),
} as const;

const council = '1100103';
const tribunal = '2500023';

const process = (number: string, corporacion = council): PracticeProcess => ({
  radicado: number,
  corporacion,
  clase: 'ACCIONES DE TUTELA',
  ponente: 'PONENTE FICTICIA DE EJEMPLO',
  demandante: 'PRUEBA FICTICIA ANA',
  demandado: 'ENTIDAD MODELO DE PRÁCTICA',
});

/** Invented cases; a party appears in twenty-three of them. */
export const processes: readonly PracticeProcess[] = [
  process(samaiRadicados.one),
  process(samaiRadicados.twoCorporations),
  process(samaiRadicados.twoCorporations, tribunal),
  process(samaiRadicados.expired),
  process(samaiRadicados.blocked),
  process(samaiRadicados.changed),
  process(samaiRadicados.otherCase),
  process(samaiRadicados.withoutActions),
  process(samaiRadicados.throttled),
  ...Array.from({ length: 23 }, (_, index) => ({
    ...process(radicado(200 + index), index % 2 === 0 ? council : tribunal),
    clase: 'NULIDAD Y RESTABLECIMIENTO DEL DERECHO',
    demandante: 'CONSTRUCTORA EJEMPLO S.A.S.',
    demandado: `MUNICIPIO INVENTADO ${index + 1}`,
  })),
];
