import { seeded } from '../../random';
import { specialLaws, type SpecialLaw } from './special';

/** A law as the stand-in knows it; its text is written when it is asked for. */
export interface PracticeLaw {
  readonly id: string;
  readonly title: string;
  readonly short_title: string;
  readonly law_type: string;
  readonly publication_date: string | null;
  readonly status: string;
  /** The words of SUIN-Juriscol. */
  readonly status_raw: string | null;
  readonly department: string;
  readonly article_count: number;
  readonly subjects: readonly string[];
  readonly modifications: number;
}

interface Kind {
  readonly type: string;
  readonly name: string;
  readonly department: string;
}

const kinds: readonly [Kind, ...Kind[]] = [
  { type: 'ley', name: 'LEY', department: 'CONGRESO DE LA REPÚBLICA' },
  { type: 'decreto', name: 'DECRETO', department: 'MINISTERIO DE PRUEBAS' },
  { type: 'resolucion', name: 'RESOLUCION', department: 'SUPERINTENDENCIA FICTICIA' },
  { type: 'acto_legislativo', name: 'ACTO-LEGISLATIVO', department: 'CONGRESO DE LA REPÚBLICA' },
  { type: 'circular_externa', name: 'CIRCULAR-EXTERNA', department: 'SUPERINTENDENCIA FICTICIA' },
];

const topics: readonly [string, ...string[]] = [
  'la contratación de bienes de ensayo',
  'el registro de sociedades ficticias',
  'la protección de datos de muestra',
  'el procedimiento ante jueces imaginarios',
  'la prevención del lavado de activos de utilería',
  'los impuestos a las cosas que no existen',
  'el transporte de pasajeros de práctica',
  'la conservación de archivos de prueba',
] as const;

const openings = [
  'por la cual se dictan normas sobre',
  'por medio de la cual se reforma',
  'por la cual se reglamenta',
  'por el cual se modifica parcialmente el régimen de',
] as const;

const statuses = [
  ['in_force', 'Vigente'],
  ['in_force', 'Vigente'],
  ['in_force', 'Vigencia en Estudio'],
  ['repealed', 'Derogado'],
  ['partially_repealed', 'Derogado parcialmente'],
] as const;

const usualLaws = 132;

/** Every law, newest first, undated ones last; numbers from 9001 on, which no real one of those years has. */
export function practiceLaws(): readonly PracticeLaw[] {
  const random = seeded(1993);
  const specials: readonly SpecialLaw[] = Object.values(specialLaws);
  const laws: PracticeLaw[] = specials.map((special) => {
    const [, name = '', number = '', year = ''] = /^(.*)-(\d+)-(\d{4})$/.exec(special.id) ?? [];
    const kind = kinds.find((entry) => entry.name === name) ?? {
      type: 'codigo',
      department: kinds[0].department,
    };
    return {
      id: special.id,
      title: special.title,
      short_title: shortTitle(name, number, year),
      law_type: kind.type,
      publication_date: `${year}-07-16`,
      status: 'in_force',
      status_raw: 'Vigente',
      department: kind.department,
      article_count: special.articles,
      subjects: ['Pruebas', 'Evidencia'],
      modifications: 2,
      ...special.over,
    };
  });
  for (let index = 0; index < usualLaws; index += 1) {
    const kind = random.pick(kinds);
    const year = String(random.between(1995, 2025));
    const number = String(9200 + index);
    const [status, statusRaw] = random.pick(statuses);
    laws.push({
      id: `${kind.name}-${number}-${year}`,
      title: `${random.pick(openings)} ${random.pick(topics)} y se dictan otras disposiciones`,
      short_title: shortTitle(kind.name, number, year),
      law_type: kind.type,
      publication_date: `${year}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`,
      status,
      status_raw: statusRaw,
      department: kind.department,
      article_count: random.between(3, 60),
      subjects: ['Pruebas'],
      modifications: random.between(0, 9),
    });
  }
  return laws.toSorted((one, other) =>
    (other.publication_date ?? '').localeCompare(one.publication_date ?? ''),
  );
}

function shortTitle(name: string, number: string, year: string): string {
  return `${name.replaceAll('-', ' ')} ${number} DE ${year}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
