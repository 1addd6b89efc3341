import { failed, forbidden, html, type Answer } from './answer';
import type { SpecialId } from './special';

export interface Asked {
  readonly special: SpecialId | undefined;
  /** How often this radicado was asked for, this time included. */
  readonly times: number;
  readonly slowMs: number;
}

const everyOtherTime = (usual: Answer, { times }: Asked, title: string, status: number): Answer =>
  times % 2 === 0 ? usual : { ...html(title, status), headers: { 'Retry-After': '1' } };

/** What the source does with its usual answer when one of the special radicados is searched for. */
export function misbehave(usual: Answer, asked: Asked): Answer {
  switch (asked.special) {
    case 'slow':
      return { ...usual, waitMs: asked.slowMs };
    case 'stalled':
      return { ...usual, connection: 'stall' };
    case 'burst_403':
      return asked.times % 2 === 0 ? usual : forbidden;
    case 'blocked_403':
      return forbidden;
    case 'throttled_429':
      return everyOtherTime(usual, asked, '429 - Too Many Requests', 429);
    case 'unavailable_503':
      return everyOtherTime(usual, asked, '503 - Service Unavailable', 503);
    case 'error_500':
      return failed(500, 'Se ha producido un error interno. Intente nuevamente más tarde.');
    case 'malformed':
      return { ...usual, body: usual.body.replace('"procesos":[', '"procesos":[,') };
    case 'truncated':
      return { ...usual, connection: 'break' };
    case 'html':
      return html('Portal en mantenimiento', 200);
    case 'changed_shape':
      return {
        ...usual,
        body: usual.body.replaceAll('"procesos"', '"resultados"').replaceAll('"idProceso"', '"id"'),
      };
    case 'wrong_count':
      return {
        ...usual,
        body: usual.body
          .replace(/"procesos":\[.*?\],"parametros"/, '"procesos":[],"parametros"')
          .replace(/"cantidadRegistros":\d+/, '"cantidadRegistros":3'),
      };
    case 'reset':
      return { ...usual, connection: 'reset' };
    default:
      return usual;
  }
}
