import { badDays, type BadDay } from '../../bad-days';

/** Cédulas by which every behaviour of the source can be called up; README.md lists them for people. */
export interface SpecialCedula {
  readonly number: string;
  /** What asking for it does. */
  readonly effect: string;
  /** The registry's words. */
  readonly vigencia?: string;
  /** What else is done with the usual answer. */
  readonly day?: BadDay | 'codigo_500' | 'other_member';
}

const says = (number: string, vigencia: string): SpecialCedula => ({
  number,
  vigencia,
  effect: `_${vigencia}_.`,
});
const bad = (number: string, day: BadDay): SpecialCedula => ({ number, day, effect: badDays[day] });

export const specialCedulas = {
  alive: says('10000001', 'Vigente (Vivo)'),
  deceased: says('10000002', 'Cancelada por Muerte'),
  unknown: says('10000003', 'Cedula no Existe'),
  no_data: says('10000004', 'Sin datos para consultar'),
  rights_lost: says('10000005', 'Vigente con Perdida o Suspension de los Derechos Politicos'),
  double_card: says('10000006', 'Cancelada por Doble Cedulacion'),
  deceased_by_law: says('10000007', 'Cancelada por Muerte Facultad Ley'),
  reassigned: says('10000008', 'Cancelada con reasignacion de cupo numerico'),
  other_words: says('10000009', 'En verificación'),
  failed: { number: '10000010', day: 'codigo_500', effect: '200 with `codigo` 500 in its body.' },
  other_member: {
    number: '10000011',
    day: 'other_member',
    effect: '200 with JSON whose member `vigencia` has another name.',
  },
  slow: bad('10000012', 'slow'),
  stalled: bad('10000013', 'stalled'),
  reset: bad('10000014', 'reset'),
  truncated: bad('10000015', 'truncated'),
  empty: bad('10000016', 'empty'),
  html: bad('10000017', 'html'),
  blocked_403: bad('10000018', 'blocked_403'),
  throttled_429: bad('10000019', 'throttled_429'),
  unavailable_503: bad('10000020', 'unavailable_503'),
  error_500: bad('10000021', 'error_500'),
} as const satisfies Record<string, SpecialCedula>;

export type SpecialCedulaId = keyof typeof specialCedulas;
