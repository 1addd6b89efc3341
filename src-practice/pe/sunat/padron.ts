import { zipSync } from 'fflate';

/* Invented taxpayers, in the shape of the padrón reducido. */

const heading =
  'RUC|NOMBRE O RAZÓN SOCIAL|ESTADO DEL CONTRIBUYENTE|CONDICIÓN DE DOMICILIO|UBIGEO|TIPO DE VÍA|NOMBRE DE VÍA|CÓDIGO DE ZONA|TIPO DE ZONA|NÚMERO|INTERIOR|LOTE|DEPARTAMENTO|MANZANA|KILÓMETRO|';

/** RUCs that call up a behaviour; see README.md. */
export const practiceRucs = {
  company: '20999999990',
  closed: '20999999981',
  /** Of DNI 10000001, whose address the padrón keeps to itself. */
  person: '10100000011',
  deregistered: '10100000020',
  foreigner: '15999999996',
  /** Its ubigeo is of no department. */
  elsewhere: '20999999973',
  /** Stands twice in the file, with the same words. */
  repeated: '20999999965',
  /** Stands twice in the file, and differently. */
  contradictory: '20999999957',
  nameless: '20999999949',
} as const;

const closing = '-|-|-|-|-|-|-|-|-|-|';
const lines: readonly string[] = [
  `${practiceRucs.company}|EMPRESA FICTICIA S.A.C.|ACTIVO|HABIDO|150101|AV.|LOS EJEMPLOS|URB.|CENTRO|101|-|-|-|-|-|`,
  `${practiceRucs.closed}|INVERSIONES EL ÑANDÚ INVENTADO E.I.R.L.|BAJA DE OFICIO|NO HALLADO|040101|CAR.|DE LA PRÁCTICA|----|-|-|3|7|402|B|12.5|`,
  `${practiceRucs.person}|EJEMPLO MODELO CARLOS ALBERTO|ACTIVO|HABIDO|-|${closing}`,
  `${practiceRucs.deregistered}|PERSONA INVENTADA ROSA|BAJA DEFINITIVA|HABIDO|-|${closing}`,
  `${practiceRucs.foreigner}|EXTRANJERA FICTICIA ANNA|ACTIVO|NO HABIDO|070101|${closing}`,
  `${practiceRucs.elsewhere}|LEJANA & LEJANO "MODELO" S.A.|SUSPENSION TEMPORAL|PENDIENTE|990101|${closing}`,
  `${practiceRucs.repeated}|REPETIDA S.R.L.|ACTIVO|HABIDO|250101|${closing}`,
  `${practiceRucs.repeated}|REPETIDA S.R.L.|ACTIVO|HABIDO|250101|${closing}`,
  `${practiceRucs.contradictory}|CONTRADICTORIA S.R.L.|ACTIVO|HABIDO|250101|${closing}`,
  `${practiceRucs.contradictory}|CONTRADICTORIA S.R.L.|BAJA PROVISIONAL|HABIDO|250101|${closing}`,
  `${practiceRucs.nameless}|-|ACTIVO|HABIDO|250101|${closing}`,
  // More of one name than a search shows; the first one is not active.
  ...Array.from({ length: 35 }, (_, index) => {
    const status = index === 0 ? 'BAJA DE OFICIO' : 'ACTIVO';
    return `${20888888000 + index}|COMERCIAL PRÁCTICA NÚMERO ${100 + index} S.A.|${status}|HABIDO|150101|${closing}`;
  }),
];

/** The file as SUNAT writes it: windows-1252, and a separator at the end of each line. */
export function padronText(rows: readonly string[] = lines): Uint8Array {
  return Buffer.from(`${[heading, ...rows].join('\r\n')}\r\n`, 'latin1');
}

export const padronRows = lines;

export function padronZip(text: Uint8Array = padronText()): Uint8Array {
  // A fixed date, so that the same padrón is the same file.
  return zipSync({ 'padron_reducido_ruc.txt': text }, { mtime: new Date('2026-01-01T00:00:00') });
}
