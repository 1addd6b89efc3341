import { seeded, type Random } from '../../random';
import { entities, suppliers, type Entity, type Supplier } from './parties';

/*
 * What was procured, told once; the data sets are views of it. The newest is from the day before the start.
 */

export interface Procurement {
  /** Last digits of its identifiers. */
  readonly number: number;
  readonly entity: Entity;
  readonly reference: string;
  readonly title: string;
  readonly description: string;
  readonly modality: string;
  readonly contractType: string;
  readonly unspsc: string;
  readonly published: string;
  readonly closing: string;
  readonly value: number;
  /** One for each supplier that it was awarded to; none while it is open. */
  readonly awards: readonly Award[];
}

export interface Award {
  readonly number: number;
  readonly supplier: Supplier;
  readonly value: number;
  readonly date: string;
  readonly contract: Contract;
}

export interface Contract {
  /** `CO1.PCCNTR.` and a number. */
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly signed: string | undefined;
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly paid: number;
}

/** Title, type of contract and UNSPSC code. */
type Matter = readonly [string, string, string];

const matters: readonly [Matter, ...Matter[]] = [
  ['Mantenimiento de la malla vial', 'Obra', '72141000'],
  ['Suministro de papelería y útiles de oficina', 'Suministros', '44121600'],
  ['Prestación de servicios profesionales de apoyo', 'Prestación de servicios', '80111600'],
  ['Interventoría técnica y administrativa', 'Interventoría', '81101500'],
  ['Compra de equipos de cómputo', 'Compraventa', '43211500'],
  ['Servicio de vigilancia y seguridad privada', 'Prestación de servicios', '92121500'],
];

const modalities = [
  'Licitación pública',
  'Contratación directa',
  'Mínima cuantía',
  'Selección Abreviada de Menor Cuantía',
  'Concurso de méritos abierto',
] as const;

const statuses = [
  'En ejecución',
  'En ejecución',
  'En ejecución',
  'Modificado',
  'terminado',
  'terminado',
  'Cerrado',
  'Cerrado',
  'Cerrado',
  'Prorrogado',
  'cedido',
  'Borrador',
  'Enviado Proveedor',
] as const;

const ordinary = 900;
const firstOrdinary = 9_100_000;

/** Everything that was procured up to a day, the same for the same day. */
export function bookOf(today: string): readonly Procurement[] {
  const random = seeded(20_261_121);
  return [
    special(),
    twin(0),
    twin(1),
    ...Array.from({ length: ordinary }, (_, index) => procurement(index, today, random)),
  ];
}

/** The day so many days before (or after, when negative) another. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The process of the examples: three lots for three suppliers, the first with a whole record behind it. */
function special(): Procurement {
  const lot = (at: number, supplier: Supplier, value: number): Award => ({
    number: 9_000_005 + at,
    supplier,
    value,
    date: '2026-02-26',
    contract: {
      id: `CO1.PCCNTR.${at === 0 ? 9_000_004 : 9_000_020 + at}`,
      reference: `CT-00${at + 1}-2026`,
      status: 'En ejecución',
      signed: '2026-03-01',
      start: '2026-03-05',
      end: '2026-10-05',
      paid: at === 0 ? 60_000_000 : 0,
    },
  });
  const [vias, constructora = vias, consorcio = vias] = suppliers;
  return {
    number: 9_000_001,
    entity: entities[0],
    reference: 'LP-001-2026',
    title: 'Mantenimiento vial',
    description: 'Mantenimiento de la malla vial urbana y rural del municipio, por lotes',
    modality: 'Licitación pública',
    contractType: 'Obra',
    unspsc: '72141000',
    published: '2026-01-12',
    closing: '2026-02-10',
    value: 520_000_000,
    awards: [lot(0, vias, 240_000_000), lot(1, constructora, 180_000_000.5), lot(2, consorcio, 90_000_000)],
  };
}

/** Two processes of two entities with one reference. */
function twin(at: 0 | 1): Procurement {
  return {
    number: 9_000_100 + at * 10,
    entity: entities[at === 0 ? 0 : 2] ?? entities[0],
    reference: 'SA-010-2026',
    title: 'Compra de equipos de cómputo',
    description: 'Compra de equipos de cómputo para la sede principal',
    modality: 'Selección Abreviada de Menor Cuantía',
    contractType: 'Compraventa',
    unspsc: '43211500',
    published: '2026-05-04',
    closing: '2026-05-20',
    value: 80_000_000,
    awards: [],
  };
}

function procurement(index: number, today: string, random: Random): Procurement {
  const number = firstOrdinary + index * 10;
  const [title, contractType, unspsc] = random.pick(matters);
  const entity = random.pick(entities);
  const age = 1 + index * 3 + random.between(0, 2);
  const published = daysBefore(today, age);
  const value = random.between(8, 900) * 1_000_000;
  const isOpen = age < 40;
  const year = published.slice(0, 4);
  const supplier = random.chance(0.62) ? suppliers[0] : random.pick(suppliers);
  const status = random.pick(statuses);
  const isSigned = status !== 'Borrador' && status !== 'Enviado Proveedor';
  const signed = daysBefore(today, age - 35);
  const end = daysBefore(signed, -random.between(60, 360));
  const award: Award = {
    number: number + 1,
    supplier,
    value: Math.round(value * 0.96),
    date: daysBefore(today, age - 30),
    contract: {
      id: `CO1.PCCNTR.${number + 2}`,
      reference: `CD-${index + 1}-${year}`,
      status,
      signed: isSigned ? signed : undefined,
      start: isSigned ? daysBefore(signed, -4) : undefined,
      end: isSigned ? end : undefined,
      paid: isSigned && end < today ? Math.round(value * 0.9) : 0,
    },
  };
  return {
    number,
    entity,
    reference: `PR-${index + 1}-${year}`,
    title,
    description: `${title} para ${entity.name}, vigencia ${year}`,
    modality: random.pick(modalities),
    contractType,
    unspsc,
    published,
    closing: daysBefore(published, -20),
    value,
    awards: isOpen ? [] : [award],
  };
}
