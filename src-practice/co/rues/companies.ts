import { nitCheckDigit } from '@shared/vocabulary/identifiers';
import { company, person } from '../../cpnu/people';
import { seeded, type Random } from '../../random';
import { columns, type PracticeRow, type PracticeTable } from '../datos-abiertos/table';

/*
 * Invented entries of the business register, as the national open-data copy writes them: every column a text, days as
 * yyyymmdd with junk for «none», numbers padded with zeros.
 */

export interface Entry {
  readonly nit: string;
  readonly isPerson: boolean;
  readonly name: string;
  readonly chamber: keyof typeof chambers;
  /** Ten digits. */
  readonly registration: string;
  readonly status: keyof typeof statuses;
  readonly legalForm: keyof typeof legalForms;
  readonly activities: readonly string[];
  /** yyyymmdd */
  readonly registered: string;
  readonly renewed: string;
  readonly expires: string;
  readonly cancelled: string;
  readonly acronym?: string;
  readonly bidder?: string;
  readonly representative: { readonly name: string; readonly number: string } | null;
}

const chambers = {
  '04': 'BOGOTA',
  '21': 'MEDELLIN PARA ANTIOQUIA',
  '07': 'CALI',
  '03': 'BARRANQUILLA',
  '05': 'BUCARAMANGA',
} as const;

const statuses = {
  '01': 'ACTIVA',
  '02': 'INACTIVA',
  '03': 'CANCELADA',
  '09': 'CANCELADA POR TRASLADO DE DOMICILIO',
} as const;

const legalForms = {
  '01': 'PERSONA NATURAL',
  '03': 'SOCIEDAD LIMITADA',
  '04': 'SOCIEDAD ANÓNIMA',
  '16': 'SOCIEDADES POR ACCIONES SIMPLIFICADAS SAS',
  '32': 'FUNDACIONES',
} as const;

const noEnd = '99991231';
const none = '00000000';

const usual = {
  isPerson: false,
  chamber: '04',
  status: '01',
  legalForm: '16',
  activities: ['6201'],
  registered: '20200115',
  renewed: '20260320',
  expires: noEnd,
  cancelled: '99999999',
  representative: { name: 'PERSONA DE PRUEBA', number: '10000001' },
} as const satisfies Partial<Entry>;

/** Entries by which everything that the register can say can be called up; README.md lists them for people. */
const specials: readonly Entry[] = [
  {
    ...usual,
    nit: '900000001',
    name: 'EJEMPLO DEMOSTRATIVO S.A.S.',
    registration: '0001234567',
    acronym: 'EJEMPLODEMO',
  },
  {
    ...usual,
    nit: '900123456',
    name: 'VIAS FICTICIAS SAS',
    registration: '0002345678',
    activities: ['4210', '4290', '7112', '4111'],
    registered: '20070801',
    bidder: '000012345678',
    representative: { name: 'LAURA SOFÍA GÓMEZ MODELO', number: '52000001' },
  },
  // Moved from one chamber to another, which then holds the active registration.
  {
    ...usual,
    nit: '800999888',
    name: 'TRASLADOS IMAGINARIOS LTDA',
    chamber: '07',
    registration: '0000456789',
    status: '09',
    legalForm: '03',
    activities: ['4923'],
    registered: '19940310',
    renewed: '20190228',
    expires: '20240310',
    cancelled: '20190715',
  },
  {
    ...usual,
    nit: '800999888',
    name: 'TRASLADOS IMAGINARIOS LTDA',
    chamber: '21',
    registration: '0021567890',
    legalForm: '03',
    activities: ['4923', '5224'],
    registered: '20190716',
    expires: '20340310',
  },
  {
    ...usual,
    nit: '901222333',
    name: 'COMERCIALIZADORA SUPUESTA S.A.S. EN LIQUIDACION',
    registration: '0003456780',
    status: '03',
    activities: ['4690'],
    registered: '20150504',
    renewed: '20210330',
    cancelled: '20230911',
    representative: null,
  },
  {
    ...usual,
    nit: '12345678',
    isPerson: true,
    name: 'MUESTRA PRUEBA ANA MARÍA',
    chamber: '05',
    registration: '0000098765',
    legalForm: '01',
    activities: ['4711'],
    registered: '20110920',
    representative: null,
  },
  {
    ...usual,
    nit: '900444555',
    name: 'FUNDACION DE ENSAYO',
    chamber: '03',
    registration: '0000012321',
    status: '02',
    legalForm: '32',
    activities: ['9499'],
    // Junk, as the register has it in places.
    registered: '20190231',
    renewed: none,
  },
];

const trades = ['6201', '4711', '4111', '5611', '7020', '4923', '8299', '4772', '6810', '9602'] as const;

function ordinaryEntries(count: number): readonly Entry[] {
  const random = seeded(20261121);
  return Array.from({ length: count }, (_, index) => ordinaryEntry(random, index));
}

function ordinaryEntry(random: Random, index: number): Entry {
  const isPerson = random.chance(0.25);
  const isActive = random.chance(0.75);
  const year = random.between(1990, 2025);
  return {
    ...usual,
    nit: isPerson ? String(40_000_001 + index) : String(901_500_000 + index),
    isPerson,
    name: isPerson ? person(random) : company(random),
    chamber: random.pick(['04', '21', '07', '03', '05']),
    registration: String(3_000_000 + index).padStart(10, '0'),
    status: isActive ? '01' : random.pick(['02', '03']),
    legalForm: isPerson ? '01' : random.pick(['16', '03', '04', '32']),
    activities: random.chance(0.4) ? [random.pick(trades), random.pick(trades)] : [random.pick(trades)],
    registered: `${year}0${random.between(1, 9)}${random.between(10, 28)}`,
    renewed: isActive ? '20260327' : `${Math.min(year + random.between(0, 6), 2025)}0331`,
    cancelled: isActive ? none : '20250630',
    representative: isPerson ? null : { name: person(random), number: String(70_000_001 + index) },
  };
}

/** The register: the special entries, and some hundreds more that are the same on every start. */
export const entries: readonly Entry[] = [...specials, ...ordinaryEntries(320)];

function rowOf(entry: Entry, today: string): PracticeRow {
  const [first, second, third, fourth] = entry.activities;
  const { representative } = entry;
  return {
    codigo_camara: entry.chamber,
    camara_comercio: chambers[entry.chamber],
    matricula: entry.registration,
    inscripcion_proponente: entry.bidder ?? '000000000000',
    razon_social: entry.name,
    sigla: entry.acronym,
    codigo_clase_identificacion: entry.isPerson ? '01' : '02',
    clase_identificacion: entry.isPerson ? 'CEDULA DE CIUDADANIA' : 'NIT',
    numero_identificacion: entry.nit,
    nit: entry.nit,
    digito_verificacion: nitCheckDigit(entry.nit),
    cod_ciiu_act_econ_pri: first,
    cod_ciiu_act_econ_sec: second,
    ciiu3: third,
    ciiu4: fourth,
    fecha_matricula: entry.registered,
    fecha_renovacion: entry.renewed,
    ultimo_ano_renovado: entry.renewed === none ? '0' : entry.renewed.slice(0, 4),
    fecha_vigencia: entry.expires,
    fecha_cancelacion: entry.cancelled,
    codigo_tipo_sociedad: entry.isPerson ? '00' : '01',
    tipo_sociedad: entry.isPerson ? 'NO APLICA' : 'SOCIEDAD COMERCIAL',
    codigo_organizacion_juridica: entry.legalForm,
    organizacion_juridica: legalForms[entry.legalForm],
    codigo_categoria_matricula: entry.isPerson ? '00' : '01',
    categoria_matricula: entry.isPerson ? 'PERSONA NATURAL' : 'SOCIEDAD ó PERSONA JURIDICA PRINCIPAL ó ESAL',
    codigo_estado_matricula: entry.status,
    estado_matricula: statuses[entry.status],
    clase_identificacion_rl: representative === null ? undefined : 'CEDULA DE CIUDADANIA',
    num_identificacion_representante_legal: representative?.number,
    representante_legal: representative?.name,
    fecha_actualizacion: `${today.replaceAll('-', '/')} 04:00:00.000000000`,
  };
}

/** A row that the source has beside the entries: without name or identification, for the caller to leave out. */
const strays: readonly PracticeRow[] = [
  {
    codigo_camara: '04',
    matricula: '0009999991',
    numero_identificacion: '900000001',
    nit: '0',
    razon_social: 'SIN NIT',
    codigo_clase_identificacion: '02',
    estado_matricula: 'ACTIVA',
    codigo_estado_matricula: '01',
  },
  {
    codigo_camara: '04',
    matricula: '0009999992',
    numero_identificacion: '900000001',
    codigo_clase_identificacion: '02',
  },
];

export const companies: PracticeTable = {
  id: 'c82u-588k',
  name: 'Personas Naturales, Personas Jurídicas y Entidades Sin Animo de Lucro',
  columns: columns(
    'text',
    ...Object.keys(rowOf({ ...usual, nit: '1', name: '', registration: '' }, '2026-01-01')),
  ),
  rows: (today) => [...entries.map((entry) => rowOf(entry, today)), ...strays],
};
