import { wallTime } from './clock';

const day = 24 * 3_600_000;
const dateOf = (ms: number) => wallTime(ms).slice(0, 10);

function active(now: number) {
  return [
    {
      id_alerta: 41,
      title: 'Aviso de prueba: aumento de lluvias',
      description:
        '<p>Se esperan lluvias <strong>moderadas</strong> en la tarde.</p><p>Evite acercarse a quebradas &amp; deprimidos.</p>',
      start_date: dateOf(now - day),
      end_date: null,
    },
    {
      id_alerta: 42,
      title: 'Aviso de prueba: calidad del aire',
      description: 'Índice en categoría aceptable.<br>Consulte la red de monitoreo.',
      start_date: `${dateOf(now)} 00:00:00`,
      end_date: `${dateOf(now + 2 * day)} 23:59:00`,
    },
  ];
}

/** Every notice; tests of the source stand among them. */
function all(now: number) {
  return [
    {
      id_alerta: 7,
      title: 'Aviso de prueba: temporada seca',
      description: '<div>Terminó la temporada.</div>',
      start_date: dateOf(now - 90 * day),
      end_date: dateOf(now - 60 * day),
    },
    {
      id_alerta: 8,
      title: 'Lorem ipsum',
      description: '<p>Lorem ipsum dolor sit amet</p>',
      start_date: dateOf(now - 20 * day),
      end_date: null,
    },
    {
      id_alerta: 9,
      title: 'Aviso con fechas al revés',
      description: '',
      start_date: dateOf(now - 10 * day),
      end_date: dateOf(now - 20 * day),
    },
    ...active(now),
  ];
}

export const notices = { active, all };

/** A forecast of two days, as the zones have it. */
export function forecast(slug: string, now: number) {
  const words = ['BAJA', 'MEDIA', 'ALTA', 'MUY BAJA'];
  const turn = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const word = (offset: number) => words[(turn + offset) % words.length];
  return {
    date: dateOf(now),
    pronostico: [0, 1].map((ahead) => ({
      fecha: dateOf(now + ahead * day),
      temperatura_maxima: 25 + ((turn + ahead) % 5),
      temperatura_minima: String(14 + ((turn + ahead) % 4)),
      lluvia_madrugada: word(ahead),
      lluvia_mannana: word(ahead + 3),
      lluvia_tarde: word(ahead + 2),
      lluvia_noche: word(ahead + 1),
    })),
  };
}
