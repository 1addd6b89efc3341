import type { Random } from '../random';
import type { Branch } from './courts';
import { authority, bank, company, healthInsurer, lender, pensionFund, person } from './people';

/*
 * What the invented cases are about: per class of case who stands against whom, and the actuaciones it goes through.
 */

export type PersonKind = 'nat' | 'jur';

export interface Party {
  readonly role: string;
  readonly name: string;
  readonly kind: PersonKind;
  readonly summoned: boolean;
}

/** One actuación. `term` gives it dates of a term: published in the estado, or a traslado of three days. */
export interface Step {
  readonly action: string;
  readonly note?: string;
  readonly term?: 'estado' | 'traslado';
  readonly documents?: boolean;
}

type Steps = readonly [Step, ...Step[]];

export interface Matter {
  readonly branches: readonly [Branch, ...Branch[]];
  readonly type: string;
  readonly name: string;
  readonly subclass: string;
  readonly content: string;
  readonly parties: (random: Random) => Party[];
  readonly opening: Steps;
  /** What happens over and over between opening and end, in any order. */
  readonly rounds: readonly [Steps, ...Steps[]];
  readonly closing: Steps;
}

const natural = (role: string, name: string, summoned = false): Party => ({
  role,
  name,
  kind: 'nat',
  summoned,
});
const juridical = (role: string, name: string): Party => ({ role, name, kind: 'jur', summoned: false });

const estado: Step = { action: 'Fijacion Estado', note: '{registrada}', term: 'estado' };
const filed: Step = {
  action: 'Radicación de Proceso',
  note: 'Actuación de Radicación de Proceso realizada el {fecha}',
};
const toJudge: Step = { action: 'Al despacho', note: 'Al despacho del señor juez para proveer.' };
const memorial = (note: string): Step => ({ action: 'Recepción memorial', note });
const ruling = (action: string, note?: string): Step => ({ action, ...(note && { note }), documents: true });
const traslado = (note: string): Step => ({ action: 'Traslado', note, term: 'traslado' });
const office: Steps = [
  { action: 'Constancia secretarial', note: 'Vence traslado en silencio. Pasa al despacho.' },
  toJudge,
  ruling('Auto pone en conocimiento'),
  estado,
];
const attorney: Steps = [
  memorial('Allega sustitución de poder.'),
  toJudge,
  ruling('Auto reconoce personería', 'Reconoce personería al apoderado sustituto.'),
  estado,
];
const copies: Steps = [
  memorial('Solicita copias auténticas y acceso al expediente digital.'),
  { action: 'Constancia secretarial', note: 'Se remite enlace del expediente digital al correo registrado.' },
];
const archived: Step = { action: 'Archivo Definitivo', note: 'Caja {numero}' };

const executionOpening: Steps = [
  filed,
  { action: 'Al despacho por reparto', note: 'Demanda repartida en línea.' },
  ruling('Auto libra mandamiento ejecutivo', 'Libra mandamiento de pago por {monto}. Ordena notificar.'),
  estado,
  ruling(
    'Auto decreta medida cautelar',
    'Decreta embargo de cuentas y productos bancarios. Límite: {monto}.',
  ),
  estado,
  { action: 'Oficio Elaborado', note: 'Oficio n.º {numero} dirigido a entidades financieras.' },
];
const executionRounds: Matter['rounds'] = [
  [
    memorial('Apoderado de la parte demandante aporta constancia de notificación, artículo 291 C.G.P.'),
    toJudge,
    ruling('Auto tiene por notificado', 'Tiene por notificado al demandado por aviso.'),
    estado,
  ],
  [
    memorial('Parte demandante aporta liquidación del crédito por {monto}.'),
    traslado('Traslado de la liquidación del crédito, artículo 446 C.G.P.'),
    toJudge,
    ruling('Auto aprueba liquidación', 'Aprueba liquidación del crédito por {monto}.'),
    estado,
  ],
  [
    memorial('Solicita embargo y retención de dineros en otras entidades.'),
    toJudge,
    ruling('Auto decreta embargo', 'Decreta embargo y retención de dineros en las entidades relacionadas.'),
    estado,
    { action: 'Oficio Elaborado', note: 'Oficio n.º {numero}. Retirar en la secretaría.' },
  ],
  [
    memorial('Secuestre rinde informe de gestión.'),
    traslado('Traslado del informe del secuestre por diez días.'),
  ],
  [
    memorial('Respuesta de entidad financiera: {demandado} no posee productos.'),
    toJudge,
    ruling('Auto pone en conocimiento'),
    estado,
  ],
  office,
  attorney,
  copies,
];

const claimRounds: Matter['rounds'] = [
  [
    memorial('Contestación de la demanda por {demandado}. Propone excepciones de mérito.'),
    traslado('Traslado de excepciones de mérito por cinco días.'),
    toJudge,
  ],
  [
    ruling('Auto fija fecha audiencia y/o diligencia', 'Señala fecha para la audiencia inicial.'),
    estado,
    {
      action: 'Acta audiencia',
      note: 'Se adelantó audiencia. Fracasada la etapa de conciliación.',
      documents: true,
    },
  ],
  [
    memorial('Perito rinde dictamen.'),
    traslado('Traslado del dictamen pericial, artículo 228 C.G.P.'),
    toJudge,
    ruling('Auto decreta pruebas', 'Decreta interrogatorio de parte y testimonios.'),
    estado,
  ],
  [
    memorial('Interpone recurso de reposición y en subsidio apelación.'),
    traslado('Traslado del recurso, artículo 110 C.G.P.'),
    toJudge,
    ruling('Auto decide recurso', 'No repone. Concede apelación en el efecto devolutivo.'),
    estado,
  ],
  office,
  attorney,
  copies,
];

const claimOpening: Steps = [
  filed,
  { action: 'Al despacho por reparto' },
  ruling('Auto inadmite demanda', 'Concede cinco días para subsanar.'),
  estado,
  memorial('Subsana la demanda dentro del término.'),
  toJudge,
  ruling('Auto admite demanda', 'Admite la demanda. Corre traslado por veinte días.'),
  estado,
];

const claimClosing: Steps = [
  ruling('Sentencia de 1ª instancia', 'Resuelve el litigio. Condena en costas a la parte vencida.'),
  estado,
  { action: 'Liquidación de costas', note: 'Total: {monto}.' },
  ruling('Auto aprueba liquidación de costas'),
  estado,
  archived,
];

const lawyer = (random: Random): Party => natural('Defensor Privado', person(random));

function debtors(random: Random): Party[] {
  const first = random.chance(0.3)
    ? juridical('Demandado', company(random))
    : natural('Demandado', person(random), random.chance(0.08));
  return random.chance(0.25) ? [first, natural('Demandado', person(random), random.chance(0.08))] : [first];
}

const execution: Matter = {
  branches: [
    'civil_municipal',
    'civil_municipal',
    'pequenas_causas',
    'promiscuo_municipal',
    'civil_circuito',
  ],
  type: 'De Ejecución',
  name: 'Ejecutivo Singular',
  subclass: 'Por sumas de dinero',
  content: 'PAGARÉ',
  parties: (random) => [
    juridical('Demandante', random.chance(0.93) ? bank(random) : lender(random)),
    ...debtors(random),
  ],
  opening: executionOpening,
  rounds: executionRounds,
  closing: [
    memorial('Parte demandante informa el pago total de la obligación.'),
    toJudge,
    ruling('Auto termina proceso por pago', 'Declara terminado el proceso. Levanta medidas cautelares.'),
    estado,
    archived,
  ],
};

const mortgage: Matter = {
  ...execution,
  branches: ['civil_circuito', 'civil_municipal'],
  name: 'Ejecutivo con Título Hipotecario',
  subclass: 'Efectividad de la garantía real',
  content: 'ESCRITURA DE HIPOTECA',
  parties: (random) => [juridical('Demandante', bank(random)), ...debtors(random)],
  rounds: [
    ...executionRounds,
    [
      ruling('Auto fija fecha audiencia y/o diligencia', 'Señala fecha para el remate del inmueble.'),
      estado,
      { action: 'Diligencia de remate', note: 'Se declara desierta por falta de postores.', documents: true },
    ],
  ],
};

const verbal: Matter = {
  branches: ['civil_circuito', 'civil_municipal'],
  type: 'Declarativo',
  name: 'Verbal',
  subclass: 'Responsabilidad civil contractual',
  content: 'DEMANDA VERBAL DE MAYOR CUANTÍA',
  parties: (random) => [
    natural('Demandante', person(random)),
    juridical('Demandado', company(random)),
    ...(random.chance(0.3) ? [juridical('Llamado en garantía', company(random))] : []),
  ],
  opening: claimOpening,
  rounds: claimRounds,
  closing: claimClosing,
};

const restitution: Matter = {
  ...verbal,
  branches: ['civil_municipal', 'promiscuo_municipal'],
  name: 'Verbal Sumario',
  subclass: 'Restitución de inmueble arrendado',
  content: 'CONTRATO DE ARRENDAMIENTO',
  parties: (random) => [juridical('Demandante', lender(random)), natural('Demandado', person(random))],
};

const labour: Matter = {
  branches: ['laboral'],
  type: 'Ordinario',
  name: 'Ordinario Laboral',
  subclass: 'Sin Subclase de Proceso',
  content: 'CONTRATO REALIDAD, PRESTACIONES SOCIALES E INDEMNIZACIÓN',
  parties: (random) => [
    natural('Demandante', person(random)),
    juridical('Demandado', random.chance(0.5) ? company(random) : pensionFund(random)),
  ],
  opening: [
    filed,
    { action: 'Al despacho por reparto' },
    ruling('Auto admite demanda', 'Admite la demanda. Ordena notificar, artículo 41 C.P.T.'),
    estado,
  ],
  rounds: [
    [
      ruling(
        'Auto fija fecha audiencia y/o diligencia',
        'Señala fecha para la audiencia del artículo 77 C.P.T.',
      ),
      estado,
      {
        action: 'Acta audiencia',
        note: 'Audiencia de conciliación, saneamiento y fijación del litigio.',
        documents: true,
      },
    ],
    ...claimRounds,
  ],
  closing: [
    {
      action: 'Sentencia de 1ª instancia',
      note: 'Audiencia del artículo 80 C.P.T. Condena parcial.',
      documents: true,
    },
    { action: 'Envío Expediente', note: 'Se remite al Tribunal Superior, Sala Laboral, en apelación.' },
    { action: 'Regreso del superior', note: 'Confirma.' },
    ruling('Auto obedézcase y cúmplase'),
    estado,
    archived,
  ],
};

const guardianship: Matter = {
  branches: ['civil_municipal', 'laboral', 'familia', 'promiscuo_municipal', 'penal'],
  type: 'Acción de Tutela',
  name: 'Tutelas',
  subclass: 'Sin Subclase de Proceso',
  content: 'DERECHO A LA SALUD',
  parties: (random) => [
    natural('Accionante', person(random)),
    juridical('Accionado', random.chance(0.6) ? healthInsurer(random) : authority(random)),
  ],
  opening: [
    filed,
    ruling('Auto admite tutela', 'Admite. Vincula y corre traslado por dos días.'),
    { action: 'Envío Comunicaciones', note: 'Se notifica por correo electrónico a las partes.' },
  ],
  rounds: [
    [memorial('Respuesta de {demandado}.')],
    [{ action: 'Envío Comunicaciones', note: 'Se requiere nuevamente a la accionada.' }],
  ],
  closing: [
    ruling('Sentencia tutela 1ª instancia', 'Ampara los derechos invocados.'),
    { action: 'Envío Comunicaciones', note: 'Notifica el fallo.' },
    { action: 'Envío Expediente', note: 'SE ENVÍA A LA CORTE CONSTITUCIONAL PARA SU EVENTUAL REVISIÓN.' },
    { action: 'Archivo Definitivo', note: 'Excluida de revisión.' },
  ],
};

const criminal: Matter = {
  branches: ['penal'],
  type: 'Ley 906 de 2004',
  name: 'Penal con Función de Conocimiento',
  subclass: 'Delitos contra el patrimonio económico',
  content: 'ESCRITO DE ACUSACIÓN',
  parties: (random) => [
    natural('Procesado', person(random)),
    natural('Víctima', person(random)),
    lawyer(random),
  ],
  opening: [
    filed,
    { action: 'Recepción escrito de acusación', note: 'Fiscalía presenta escrito de acusación.' },
    ruling('Auto fija fecha audiencia y/o diligencia', 'Señala fecha para formulación de acusación.'),
  ],
  rounds: [
    [
      {
        action: 'Audiencia de acusación',
        note: 'Se formula acusación. Descubrimiento probatorio.',
        documents: true,
      },
      { action: 'Oficio Elaborado', note: 'Citaciones n.º {numero}.' },
    ],
    [{ action: 'Audiencia aplazada', note: 'La defensa solicita aplazamiento. Se reprograma.' }],
    [
      {
        action: 'Audiencia preparatoria',
        note: 'Se decretan pruebas. La defensa interpone apelación.',
        documents: true,
      },
      { action: 'Envío Expediente', note: 'Se remite al Tribunal Superior, Sala Penal.' },
      { action: 'Regreso del superior', note: 'Confirma el decreto de pruebas.' },
    ],
    [
      {
        action: 'Juicio oral',
        note: 'Sesión de juicio oral. Se recibe testimonio. Continúa.',
        documents: true,
      },
    ],
  ],
  closing: [
    { action: 'Sentido del fallo', note: 'Sentido del fallo de carácter absolutorio.' },
    ruling('Sentencia de 1ª instancia', 'Absuelve.'),
    { action: 'Envío Expediente', note: 'Se remite al centro de servicios para su archivo.' },
  ],
};

const family: Matter = {
  ...verbal,
  branches: ['familia'],
  name: 'Verbal - Divorcio',
  subclass: 'Cesación de efectos civiles de matrimonio religioso',
  content: 'DEMANDA DE DIVORCIO CONTENCIOSO',
  parties: (random) => [natural('Demandante', person(random)), natural('Demandado', person(random))],
};

const administrative: Matter = {
  branches: ['administrativo'],
  type: 'Ley 1437 de 2011',
  name: 'Nulidad y Restablecimiento del Derecho',
  subclass: 'Sin Subclase de Proceso',
  content: 'RELIQUIDACIÓN PENSIONAL',
  parties: (random) => [
    natural('Demandante', person(random)),
    juridical('Demandado', random.chance(0.7) ? authority(random) : pensionFund(random)),
    juridical('Ministerio Público', 'PROCURADURÍA DELEGADA DE EJEMPLO'),
  ],
  opening: [
    filed,
    { action: 'Al despacho por reparto' },
    ruling('Auto admite demanda', 'Admite medio de control.'),
    estado,
  ],
  rounds: claimRounds,
  closing: claimClosing,
};

const shares: readonly (readonly [number, Matter])[] = [
  [0.58, execution],
  [0.08, mortgage],
  [0.06, verbal],
  [0.04, restitution],
  [0.09, labour],
  [0.06, guardianship],
  [0.03, criminal],
  [0.03, family],
  [0.03, administrative],
];

/** A class of case, as often as it comes up in a portfolio of collections. */
export function matter(random: Random): Matter {
  let left = random.next();
  for (const [share, candidate] of shares) {
    left -= share;
    if (left < 0) return candidate;
  }
  return execution;
}

/** The class that portfolios are made of. */
export const collection = execution;
export const prosecution = criminal;
