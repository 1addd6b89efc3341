import { columns, type PracticeTable } from './datos-abiertos/table';

/** Documents of people with sanctions in the data set; of any other there is no row. */
export const siriDocuments = {
  one: '10000002',
  several: '10000003',
  otherType: '10000004',
  oddDate: '10000005',
} as const;

const person = {
  tipo_inhabilidad: 'DISCIPLINARIO',
  calidad_persona: 'SERVIDOR PUBLICO',
  tipo_identificacion: '1',
  nombre_tipo_identificacion: 'CÉDULA DE CIUDADANÍA',
  primer_apellido: 'MODELO',
  segundo_apellido: 'FICTICIA',
  primer_nombre: 'ANA',
  cargo: 'AUXILIAR',
  lugar_hechos_departamento: 'DEPARTAMENTO DEMO',
  lugar_hechos_municipio: 'CIUDAD DEMO',
  sanciones: 'SUSPENSION',
  duracion_anos: '0',
  duracion_mes: '3',
  duracion_dias: '0',
  providencia: 'FALLO DE SEGUNDA INSTANCIA',
  autoridad: 'PERSONERIA DE CIUDAD DEMO',
  fecha_efectos_juridicos: '15/03/2024',
  numero_proceso: '2022-00001',
  entidad_sancionado: 'ALCALDIA DE CIUDAD DEMO',
};

/** The sanctions that the Procuraduría publishes (SIRI). Values are padded with blanks, as the source pads them. */
export const siri: PracticeTable = {
  id: 'iaeu-rcn6',
  name: 'Antecedentes de SIRI sanciones',
  columns: columns('text', 'numero_siri', 'numero_identificacion', 'segundo_nombre', ...Object.keys(person)),
  rows: () =>
    [
      { ...person, numero_siri: '100000001', numero_identificacion: siriDocuments.one },
      { ...person, numero_siri: '100000002', numero_identificacion: siriDocuments.several },
      {
        ...person,
        numero_siri: '100000003',
        numero_identificacion: siriDocuments.several,
        tipo_inhabilidad: 'PROFESIONES LIBERALES',
        sanciones: 'DESTITUCION E INHABILIDAD GENERAL',
        duracion_anos: '12',
        duracion_mes: '0',
        fecha_efectos_juridicos: '29/02/2020',
      },
      {
        ...person,
        numero_siri: '100000004',
        numero_identificacion: siriDocuments.several,
        sanciones: 'AMONESTACION',
        duracion_anos: '',
        duracion_mes: '',
        duracion_dias: '',
        fecha_efectos_juridicos: '31/02/2021',
      },
      {
        ...person,
        numero_siri: '100000005',
        numero_identificacion: siriDocuments.otherType,
        nombre_tipo_identificacion: 'CÉDULA DE EXTRANJERÍA',
      },
      {
        ...person,
        numero_siri: '100000006',
        numero_identificacion: siriDocuments.oddDate,
        fecha_efectos_juridicos: 'marzo de 2024',
      },
    ].map((row) => ({ ...row, numero_identificacion: row.numero_identificacion.padEnd(16) })),
};
