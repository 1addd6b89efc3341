/**
 * The code tables inside a radicado. `seen`: in published code lists or recorded data; `inferred`: deduced from the
 * form of known numbers. The tables may be incomplete, so an unknown code is shown as a code and never refused.
 */
export interface CodeName {
  readonly name: string;
  readonly confidence: 'seen' | 'inferred';
}

const seen = (name: string): CodeName => ({ name, confidence: 'seen' });
const inferred = (name: string): CodeName => ({ name, confidence: 'inferred' });

/** Digits 6 and 7: the corporation or entity. */
export const entityCodes: Readonly<Record<string, CodeName>> = {
  '01': inferred('Consejo Superior de la Judicatura'),
  '02': seen('Corte Suprema de Justicia'),
  '03': seen('Consejo de Estado'),
  '04': seen('Corte Constitucional'),
  '08': inferred('Comisión Nacional de Disciplina Judicial'),
  '10': seen('Consejo Superior de la Judicatura'),
  '11': inferred('Consejo Seccional de la Judicatura, Sala Disciplinaria'),
  '12': seen('Dirección Ejecutiva Seccional de Administración Judicial'),
  '13': seen('Consejo Seccional'),
  '22': seen('Tribunal Superior'),
  '23': seen('Tribunal Administrativo'),
  '25': inferred('Comisión Seccional de Disciplina Judicial'),
  '31': seen('Juzgado de circuito'),
  '33': seen('Juzgado administrativo'),
  '34': seen('Juzgado de circuito de ejecución'),
  '40': seen('Juzgado municipal'),
  '41': seen('Juzgado de pequeñas causas'),
  '43': seen('Juzgado municipal de ejecución'),
  '60': inferred('Fiscalía'),
  '61': inferred('Fiscalía'),
  '70': seen('Centro de servicios administrativos'),
  '71': seen('Centro de servicios judiciales'),
};

/** Digits 8 and 9: the specialty. */
export const specialtyCodes: Readonly<Record<string, CodeName>> = {
  '00': seen('Constitucional'),
  '01': seen('Administrativa'),
  '02': inferred('Disciplinaria'),
  '03': seen('Civil'),
  '04': seen('Penal'),
  '05': seen('Laboral'),
  '06': inferred('Sala de Consulta'),
  '07': seen('Penal especializado'),
  '08': seen('Sala Única'),
  '09': seen('Penal con función de conocimiento'),
  '10': seen('Familia'),
  '12': seen('Civil - Laboral'),
  '13': seen('Civil - Familia'),
  '14': seen('Civil - Familia - Laboral'),
  '15': seen('Secretaría General'),
  '18': seen('Penal para adolescentes con función de conocimiento'),
  '19': seen('Penal Justicia y Paz'),
  '20': seen('Penal especializados de extinción de dominio'),
  '21': seen('Civil restitución de tierras'),
  '24': seen('Sección Primera'),
  '25': seen('Sección Segunda'),
  '26': seen('Sección Tercera'),
  '27': seen('Sección Cuarta'),
  '28': inferred('Sección Quinta'),
  '30': inferred('Sala Plena'),
  '31': seen('Sin sección'),
  '32': seen('Oficina judicial'),
  '33': seen('Sin sección - Oral'),
  '34': seen('Sección Primera - Oral'),
  '35': seen('Sección Segunda - Oral'),
  '36': seen('Sección Tercera - Oral'),
  '37': seen('Sección Cuarta - Oral'),
  '39': seen('Sección Única Mixta (Escrit-Oral)'),
  '40': seen('Sin sección - Mixta'),
  '42': seen('Sección Segunda Mixta - Oral'),
  '43': seen('Sección Tercera Mixta - Oral'),
  '46': seen('Penal mixto (Leyes 600, 906 y 1098)'),
  '53': seen('Civil oralidad'),
  '60': seen('Familia oralidad'),
  '70': seen('Centro de servicios administrativos'),
  '71': seen('Penal para adolescentes con función de control de garantías'),
  '72': seen('Centro de servicios judiciales'),
  '82': seen('Oficina de servicios'),
  '84': seen('Promiscuo de familia'),
  '87': seen('Ejecución de penas y medidas de seguridad'),
  '88': seen('Penal con función de control de garantías'),
  '89': seen('Promiscuo / Competencia múltiple'),
  '98': seen('Consejo Superior'),
};

/** Digits 22 and 23: the instance. Higher numbers are further appeals and have no name of their own. */
export const instanceCodes: Readonly<Record<string, CodeName>> = {
  '00': seen('Primera instancia'),
  '01': seen('Segunda instancia'),
};
