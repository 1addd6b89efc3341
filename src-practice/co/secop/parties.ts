/*
 * Invented entities and suppliers. Documents are written as the source writes them: with and without check digits.
 */

export interface Entity {
  readonly name: string;
  readonly nit: string;
  readonly code: string;
  readonly order: string;
  readonly sector: string;
  readonly department: string;
  readonly city: string;
}

export interface Supplier {
  readonly code: string;
  readonly name: string;
  readonly documentType: string;
  readonly document: string;
  readonly companyType: string;
  readonly department: string;
  readonly city: string;
  readonly isGroup: boolean;
  readonly isSme: boolean;
  readonly representative: { readonly name: string; readonly document: string };
}

export const entities: readonly [Entity, ...Entity[]] = [
  {
    name: 'ALCALDIA DE PRUEBA',
    nit: '800111222',
    code: '700000001',
    order: 'Territorial',
    sector: 'Servicio Público',
    department: 'Antioquia',
    city: 'Bello',
  },
  {
    name: 'ALCALDIA DE PRUEBA - Secretaría de Educación Ficticia',
    nit: '800111222',
    code: '700000002',
    order: 'Territorial',
    sector: 'Educación Nacional',
    department: 'Antioquia',
    city: 'Bello',
  },
  {
    name: 'INSTITUTO NACIONAL DE EJEMPLO',
    nit: '899999001',
    code: '700000003',
    order: 'Nacional',
    sector: 'Transporte',
    department: 'Distrito Capital de Bogotá',
    city: 'Bogotá',
  },
  {
    name: 'HOSPITAL MODELO E.S.E.',
    nit: '890333444',
    code: '700000004',
    order: 'Territorial',
    sector: 'Salud y Protección Social',
    department: 'Caldas',
    city: 'Manizales',
  },
  {
    name: 'CORPORACIÓN AUTÓNOMA DE MUESTRA',
    nit: '811222333',
    code: '700000005',
    order: 'Corporación Autónoma',
    sector: 'Ambiente y Desarrollo Sostenible',
    department: 'Antioquia',
    city: 'Itagui',
  },
];

export const suppliers: readonly [Supplier, ...Supplier[]] = [
  {
    code: '716000001',
    name: 'VIAS FICTICIAS SAS',
    documentType: 'NIT',
    document: '900123456',
    companyType: 'SOCIEDAD POR ACCIONES SIMPLIFICADA',
    department: 'Antioquia',
    city: 'Bello',
    isGroup: false,
    isSme: true,
    representative: { name: 'PERSONA FICTICIA MODELO', document: '1000000001' },
  },
  {
    code: '716000002',
    name: 'CONSTRUCTORA EJEMPLO S.A.',
    documentType: 'NIT',
    // Its check digit glued on, as many rows have it.
    document: '8301112226',
    companyType: 'SOCIEDAD ANÓNIMA',
    department: 'Distrito Capital de Bogotá',
    city: 'Bogotá',
    isGroup: false,
    isSme: false,
    representative: { name: 'ANA PRUEBA FICTICIA', document: '52000001' },
  },
  {
    code: '716000003',
    name: 'CONSORCIO VIAL DE MUESTRA',
    documentType: 'No Definido',
    document: 'No Definido',
    companyType: 'No Definido',
    department: 'Antioquia',
    city: 'Medellín',
    isGroup: true,
    isSme: false,
    representative: { name: 'LUIS EJEMPLO MODELO', document: '71000002' },
  },
  {
    code: '716000004',
    name: 'MARIA MODELO PRUEBA',
    documentType: 'Cédula de Ciudadanía',
    document: '1020000004',
    companyType: 'PERSONA NATURAL COLOMBIANA',
    department: 'Caldas',
    city: 'Manizales',
    isGroup: false,
    isSme: false,
    representative: { name: 'MARIA MODELO PRUEBA', document: '1020000004' },
  },
  {
    code: '716000005',
    name: 'FUNDACIÓN SALUD FICTICIA',
    documentType: 'NIT',
    document: '811.555.666-9',
    companyType: 'ENTIDADES SIN aNIMO DE LUCRO',
    department: 'Caldas',
    city: 'Manizales',
    isGroup: false,
    isSme: false,
    representative: { name: 'JORGE FICTICIO EJEMPLO', document: '10000005' },
  },
];
/** Members of the consortium and their shares in percent. */
export const members: readonly {
  readonly supplier: Supplier;
  readonly share: string;
  readonly leads: boolean;
}[] = [
  { supplier: suppliers[0], share: '60', leads: true },
  { supplier: suppliers[1] ?? suppliers[0], share: '40', leads: false },
];
