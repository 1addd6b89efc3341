import type { Random } from '../random';

/** The branches of the courts that the invented cases are filed at. */
export type Branch =
  | 'civil_municipal'
  | 'civil_circuito'
  | 'pequenas_causas'
  | 'promiscuo_municipal'
  | 'laboral'
  | 'familia'
  | 'penal'
  | 'administrativo';

export interface Court {
  /** Twelve digits: municipality, corporation, specialty, office. */
  readonly code: string;
  /** As the source writes it. */
  readonly name: string;
  readonly department: string;
}

interface City {
  readonly code: string;
  readonly name: string;
  readonly department: string;
  /** How many offices of a branch it has, and how often it comes up. */
  readonly weight: number;
}

const city = (code: string, name: string, department: string, weight: number): City => ({
  code,
  name,
  department,
  weight,
});

const capitals: readonly [City, ...City[]] = [
  city('11001', 'BOGOTÁ', 'BOGOTÁ', 60),
  city('05001', 'MEDELLÍN', 'ANTIOQUIA', 28),
  city('76001', 'CALI', 'VALLE DEL CAUCA', 26),
  city('08001', 'BARRANQUILLA', 'ATLÁNTICO', 18),
  city('13001', 'CARTAGENA', 'BOLÍVAR', 12),
  city('68001', 'BUCARAMANGA', 'SANTANDER', 14),
  city('66001', 'PEREIRA', 'RISARALDA', 8),
  city('17001', 'MANIZALES', 'CALDAS', 8),
  city('54001', 'CÚCUTA', 'NORTE DE SANTANDER', 9),
  city('73001', 'IBAGUÉ', 'TOLIMA', 8),
  city('41001', 'NEIVA', 'HUILA', 6),
  city('50001', 'VILLAVICENCIO', 'META', 6),
  city('52001', 'PASTO', 'NARIÑO', 6),
  city('63001', 'ARMENIA', 'QUINDÍO', 5),
  city('15001', 'TUNJA', 'BOYACÁ', 4),
  city('23001', 'MONTERÍA', 'CÓRDOBA', 4),
  city('47001', 'SANTA MARTA', 'MAGDALENA', 5),
  city('19001', 'POPAYÁN', 'CAUCA', 4),
];

const towns: readonly [City, ...City[]] = [
  city('25126', 'CAJICÁ', 'CUNDINAMARCA', 2),
  city('25175', 'CHÍA', 'CUNDINAMARCA', 2),
  city('25430', 'MADRID', 'CUNDINAMARCA', 2),
  city('05376', 'LA CEJA', 'ANTIOQUIA', 2),
  city('05318', 'GUARNE', 'ANTIOQUIA', 2),
  city('08573', 'PUERTO COLOMBIA', 'ATLÁNTICO', 2),
  city('15176', 'CHIQUINQUIRÁ', 'BOYACÁ', 1),
  city('68547', 'PIEDECUESTA', 'SANTANDER', 2),
  city('76364', 'JAMUNDÍ', 'VALLE DEL CAUCA', 2),
  city('73449', 'MELGAR', 'TOLIMA', 1),
];

const codes: Readonly<Record<Branch, string>> = {
  civil_municipal: '4003',
  civil_circuito: '3103',
  pequenas_causas: '4189',
  promiscuo_municipal: '4089',
  laboral: '3105',
  familia: '3110',
  penal: '3109',
  administrativo: '3333',
};

const titles: Readonly<Record<Branch, string>> = {
  civil_municipal: 'CIVIL MUNICIPAL',
  civil_circuito: 'CIVIL DEL CIRCUITO',
  pequenas_causas: 'DE PEQUEÑAS CAUSAS Y COMPETENCIA MÚLTIPLE',
  promiscuo_municipal: 'PROMISCUO MUNICIPAL',
  laboral: 'LABORAL DEL CIRCUITO',
  familia: 'DE FAMILIA DEL CIRCUITO',
  penal: 'PENAL DEL CIRCUITO CON FUNCIÓN DE CONOCIMIENTO',
  administrativo: 'ADMINISTRATIVO SIN SECCIÓN ORAL',
};

/** A court of a branch, in a city that may have one. */
export function court(random: Random, branch: Branch): Court {
  const { code, name, department, weight } = weighted(
    random,
    branch === 'promiscuo_municipal' ? towns : capitals,
  );
  const office = String(random.between(1, weight)).padStart(3, '0');
  return {
    code: `${code}${codes[branch]}${office}`,
    name: `JUZGADO ${office} ${titles[branch]} DE ${name}`,
    department,
  };
}

/** The court that executes the judgments of a civil court of the same city. */
export function executionCourt(random: Random, origin: Court): Court {
  const office = String(random.between(1, 20)).padStart(3, '0');
  const place = origin.name.slice(origin.name.lastIndexOf(' DE ') + ' DE '.length);
  return {
    code: `${origin.code.slice(0, 5)}4303${office}`,
    name: `JUZGADO ${office} CIVIL MUNICIPAL DE EJECUCIÓN DE SENTENCIAS DE ${place}`,
    department: origin.department,
  };
}

function weighted(random: Random, cities: readonly [City, ...City[]]): City {
  let left = random.next() * cities.reduce((sum, { weight }) => sum + weight, 0);
  for (const candidate of cities) {
    left -= candidate.weight;
    if (left < 0) return candidate;
  }
  return cities[0];
}
