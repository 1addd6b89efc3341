/*
 * Radicados by which every behaviour of the source can be called up. README.md beside the package lists them for people.
 */

export interface SpecialRadicado {
  readonly number: string;
  /** What asking for it does. */
  readonly effect: string;
}

export const specialRadicados = {
  example: {
    number: '11001400300120230012300',
    effect: 'A public record with new actuaciones every month, and a private one.',
  },
  single: { number: '05001310300120230012300', effect: 'One public record.' },
  private_only: { number: '11001400300120230000200', effect: 'One record, private.' },
  many_records: {
    number: '11001400300120170000300',
    effect: '23 records on two pages, one listed twice, two private.',
  },
  long_timeline: {
    number: '11001400300120160000400',
    effect: 'More than ten years of actuaciones, many pages of 40.',
  },
  undated: {
    number: '05001310300120210000500',
    effect: 'A public record without the date of its last actuación.',
  },
  prosecutor: {
    number: '05001600020620220000600',
    effect: 'A number of the Fiscalía kept as radicado: entity 60, no court in it.',
  },
  no_record: { number: '11001400300120239999900', effect: 'No record: an empty list, answered in full.' },
  gains_action: {
    number: '11001400300120230001000',
    effect: 'Has one more actuación, dated today, each time it is asked for.',
  },
  slow: { number: '11001400300120230001100', effect: 'Answers after eight seconds.' },
  stalled: { number: '11001400300120230001200', effect: 'Never answers; the connection stays open.' },
  burst_403: {
    number: '11001400300120230001300',
    effect:
      'Every other time the firewall answers 403 to this request and to the next two, whatever they ask.',
  },
  blocked_403: { number: '11001400300120230001400', effect: 'Always 403.' },
  throttled_429: { number: '11001400300120230001500', effect: '429 with Retry-After: 1, every other time.' },
  unavailable_503: {
    number: '11001400300120230001600',
    effect: '503 with Retry-After: 1, every other time.',
  },
  error_500: { number: '11001400300120230001700', effect: 'Always 500, with an error body.' },
  actions_500: {
    number: '11001400300120230001800',
    effect: 'Its record is listed; its actuaciones answer 500.',
  },
  malformed: { number: '11001400300120230001900', effect: '200 with text that is not quite JSON.' },
  truncated: {
    number: '11001400300120230002000',
    effect: '200, and the connection breaks off in the middle of the body.',
  },
  html: { number: '11001400300120230002100', effect: '200 with a maintenance page in HTML.' },
  changed_shape: {
    number: '11001400300120230002200',
    effect: '200 with JSON whose members have other names.',
  },
  wrong_count: { number: '11001400300120230002300', effect: '200 that counts three records and lists none.' },
  reset: { number: '11001400300120230002400', effect: 'The connection is reset before any answer.' },
} as const satisfies Record<string, SpecialRadicado>;

export type SpecialId = keyof typeof specialRadicados;
