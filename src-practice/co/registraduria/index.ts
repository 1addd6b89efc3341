import { isoMoment } from '@shared/vocabulary/moment';
import { json, onBadDay, page } from '../../bad-days';
import { seeded } from '../../random';
import { serve, type Question, type Reply } from '../../serve';
import type { StandIn, StandInOptions } from '../../stand-in';
import { specialCedulas, type SpecialCedula } from './special';

const origin = 'https://defunciones.registraduria.gov.co:8443';

const specials = new Map<string, SpecialCedula>(
  Object.values(specialCedulas).map((special) => [special.number, special]),
);

/** What the registry says of a cédula that is not special: most are valid. */
function usualWords(number: string): string {
  const share = seeded(Number(number)).next();
  if (share < 0.75) return 'Vigente (Vivo)';
  if (share < 0.87) return 'Cancelada por Muerte';
  return share < 0.92 ? 'Cancelada por Doble Cedulacion' : 'Cedula no Existe';
}

/** Starts a stand-in for «Consulta de vigencia» of the Registraduría. */
export async function startRegistraduria(options: StandInOptions = {}): Promise<StandIn> {
  const { delayMs = 0, slowMs = 8000, now = Date.now } = options;
  const asked = new Map<string, number>();
  const today = isoMoment(now()).slice(0, 'yyyy-mm-dd'.length);
  const fecha = today.split('-').toReversed().join('/');

  function answer({ method, url, body }: Question): Reply {
    if (url.pathname !== '/VigenciaCedula/consulta') return page('404 Not Found', 404);
    if (method !== 'POST') return page('405 Method Not Allowed', 405);
    const number = nuipIn(body.toString());
    if (number === null) return json({ codigo: 400, mensaje: 'Petición no válida' });
    const times = (asked.get(number) ?? 0) + 1;
    asked.set(number, times);
    const special = specials.get(number);
    const vigencia = special === undefined ? usualWords(number) : (special.vigencia ?? 'Vigente (Vivo)');
    const usual = json({ codigo: 200, vigencia, fecha });
    if (special?.day === undefined) return usual;
    switch (special.day) {
      case 'codigo_500':
        return json({ codigo: 500, mensaje: 'Error interno' });
      case 'other_member':
        return json({ codigo: 200, estado: vigencia, fecha });
      default:
        return onBadDay(special.day, usual, { times, slowMs });
    }
  }

  const served = await serve(origin, (question) => {
    const reply = answer(question);
    return { ...reply, waitMs: delayMs + (reply.waitMs ?? 0) };
  });
  return { originMap: { [origin]: served.origin }, close: served.close };
}

function nuipIn(body: string): string | null {
  try {
    const { nuip } = JSON.parse(body) as { nuip?: unknown };
    return typeof nuip === 'number' && Number.isSafeInteger(nuip) ? String(nuip) : null;
  } catch {
    return null;
  }
}
