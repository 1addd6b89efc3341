import { z } from 'zod';
import { nullableDate, nullableText, said } from '../../fields';
import { operation, pageField, text } from '../../operation';
import {
  choiceFilter,
  common,
  documentFilter,
  filter,
  filtersAsSubject,
  flag,
  perPageField,
  personField,
  queryFilter,
  searchDigest,
  searchResult,
  unspscFilter,
} from './fields';

/** A supplier as it registered at SECOP II. */
export const supplierRecord = z.strictObject({
  supplier_code: said(nullableText, ['Código', 'Code'], ['Código en el SECOP II', 'Code in SECOP II']),
  name: said(nullableText, ['Nombre', 'Name'], ['Nombre o razón social', 'Name of the person or company']),
  document_number: said(
    nullableText,
    ['Documento', 'Document'],
    ['NIT o documento, como lo escribe la fuente', 'NIT or document, as the source writes it'],
  ),
  company_type: said(nullableText, ['Tipo de empresa', 'Company type']),
  is_active: said(flag, ['Activo', 'Active'], ['El registro está activo', 'The registration is active']),
  is_entity: said(
    flag,
    ['Entidad pública', 'Public entity'],
    ['También es entidad compradora', 'Is a buying entity too'],
  ),
  is_group: said(
    flag,
    ['Proveedor plural', 'Group'],
    ['Es un consorcio, una unión temporal u otro grupo', 'Is a consortium or another group'],
  ),
  is_sme: said(flag, ['Pyme', 'SME'], ['Es pyme', 'Is a small or medium company']),
  registered_date: said(
    nullableDate,
    ['Registro', 'Registered'],
    ['Fecha de registro', 'Date of registration'],
  ),
  category_code: said(
    nullableText,
    ['Código UNSPSC', 'UNSPSC code'],
    ['Categoría principal', 'Main category'],
  ),
  category: said(
    nullableText,
    ['Categoría', 'Category'],
    ['Nombre de la categoría principal', 'Name of the main category'],
  ),
  country: said(nullableText, ['País', 'Country']),
  department: said(nullableText, ['Departamento', 'Department']),
  city: said(nullableText, ['Municipio', 'City']),
  address: said(nullableText, ['Dirección', 'Address']),
  phone: said(nullableText, ['Teléfono', 'Phone']),
  email: said(nullableText, ['Correo', 'Email']),
  website: said(nullableText, ['Sitio web', 'Website']),
  legal_representative: personField(['Representante legal', 'Legal representative']),
});

const suppliersResult = searchResult(supplierRecord, ['Proveedores', 'Suppliers']);

export const suppliersSearch = operation({
  ...common,
  id: 'secop_suppliers_search',
  path: '/co/secop/suppliers-search/v1',
  title: { es: 'Proveedores registrados en el SECOP II', en: 'Suppliers registered in SECOP II' },
  description: {
    es: 'Proveedores del SECOP II por nombre, documento, código o representante legal.',
    en: 'SECOP II suppliers by name, document, code or legal representative.',
  },
  concernsPersons: true,
  request: z.strictObject({
    name: filter(
      ['Nombre', 'Name'],
      [
        'Nombre o razón social, de 3 a 200 caracteres; se ignoran mayúsculas y tildes',
        'Name of the person or company, 3 to 200 characters; case and accents are ignored',
      ],
      { min: 3, max: 200 },
    ),
    document_number: documentFilter(['Documento', 'Document']),
    supplier_code: said(
      text({ max: 20, pattern: /^\d{1,20}$/ }).optional(),
      ['Código', 'Code'],
      ['Código en el SECOP II', 'Code in SECOP II'],
    ),
    legal_representative_name: filter(
      ['Representante legal', 'Legal representative'],
      [
        'Nombre del representante legal, de 3 a 200 caracteres',
        'Name of the legal representative, 3 to 200 characters',
      ],
      { min: 3, max: 200 },
    ),
    legal_representative_document: documentFilter([
      'Documento del representante legal',
      'Document of the legal representative',
    ]),
    query: queryFilter,
    company_type: filter(['Tipo de empresa', 'Company type'], ['Tipo de empresa', 'Company type'], {
      max: 60,
    }),
    department: filter(
      ['Departamento', 'Department'],
      ['Departamento del proveedor', 'Department of the supplier'],
      { max: 60 },
    ),
    city: filter(['Municipio', 'City'], ['Municipio del proveedor', 'City of the supplier'], { max: 60 }),
    unspsc: unspscFilter,
    is_active: choiceFilter(['Activo', 'Active'], ['Con registro activo', 'With an active registration']),
    is_group: choiceFilter(
      ['Proveedor plural', 'Group'],
      ['Consorcios y otros grupos', 'Consortia and other groups'],
    ),
    is_sme: choiceFilter(['Pyme', 'SME'], ['Pymes', 'Small and medium companies']),
    page: pageField,
    per_page: perPageField,
  }),
  data: suppliersResult,
  example: { document_number: '900123456' },
  subject: filtersAsSubject,
  digest: searchDigest<z.output<typeof suppliersResult>>((first) => ({
    title: first.name,
    place: first.city,
    date: first.registered_date,
  })),
  columns: {
    place: { es: 'Municipio', en: 'City' },
    date: { es: 'Registro', en: 'Registered' },
    count: { es: 'Proveedores', en: 'Suppliers' },
  },
});
