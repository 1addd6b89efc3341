import { z } from 'zod';
import { nullableAmount, nullableDate, nullableText, said } from '../../fields';
import { operation, pageField, text } from '../../operation';
import {
  common,
  dayFilter,
  documentFilter,
  entityColumns,
  entityFilters,
  filter,
  filtersAsSubject,
  flag,
  perPageField,
  queryFilter,
  searchDigest,
  searchResult,
} from './fields';

export const offerRecord = z.strictObject({
  offer_id: said(
    nullableText,
    ['Oferta', 'Offer'],
    ['Identificador de la oferta', 'Identifier of the offer'],
  ),
  bidder_name: said(nullableText, ['Proponente', 'Bidder']),
  bidder_document: said(
    nullableText,
    ['Documento', 'Document'],
    ['Documento del proponente', 'Document of the bidder'],
  ),
  value: said(nullableAmount, ['Valor de la oferta', 'Offered value']),
  currency: said(nullableText, ['Moneda', 'Currency']),
  registered_date: said(
    nullableDate,
    ['Registro', 'Registered'],
    ['Fecha de registro de la oferta', 'Date of the offer'],
  ),
  direct_invitation: said(flag, ['Invitación directa', 'Direct invitation']),
});

const bidderFields = {
  process_id: said(
    nullableText,
    ['Proceso', 'Process'],
    ['Identificador del proceso (CO1.REQ)', 'Identifier of the process (CO1.REQ)'],
  ),
  process_title: said(nullableText, ['Nombre del proceso', 'Title of the process']),
  published_date: said(
    nullableDate,
    ['Publicación', 'Published'],
    ['Publicación del proceso', 'Publication of the process'],
  ),
  entity_name: said(nullableText, ['Entidad', 'Entity'], ['Entidad compradora', 'Buying entity']),
  entity_nit: said(nullableText, ['NIT de la entidad', 'NIT of the entity']),
  entity_code: said(nullableText, ['Código de la entidad', 'Entity code']),
  bidder_name: said(nullableText, ['Proponente', 'Bidder']),
  bidder_document: said(
    nullableText,
    ['Documento', 'Document'],
    ['Documento del proponente; uno de cada diez no lo trae', 'Document of the bidder; one in ten has none'],
  ),
  bidder_code: said(
    nullableText,
    ['Código del proponente', 'Bidder code'],
    ['Código del proponente en el SECOP II', 'Code of the bidder in SECOP II'],
  ),
};

export const bidderRecord = z.strictObject(bidderFields);

const bidderWithOffers = z.strictObject({
  ...bidderFields,
  offers: said(
    z.array(offerRecord).nullable(),
    ['Ofertas', 'Offers'],
    [
      'Ofertas del proponente en el proceso; null si no se pidieron, o si no se sabe cuáles son',
      'Offers of the bidder in the process; null when they were not asked for, or which they are is not known',
    ],
  ),
});

const biddersResult = searchResult(bidderWithOffers, ['Proponentes', 'Bidders']);

export const biddersSearch = operation({
  ...common,
  id: 'secop_bidders_search',
  path: '/co/secop/bidders-search/v1',
  title: { es: 'Proponentes del SECOP II', en: 'SECOP II bidders' },
  description: {
    es: 'Quién se presentó a qué proceso del SECOP II, con el valor de sus ofertas si se pide. Los procesos abiertos no aparecen.',
    en: 'Who bid in which SECOP II process, with the value of the offers when asked for. Open processes do not appear.',
  },
  concernsPersons: true,
  request: z.strictObject({
    process_id: said(
      text({ max: 30, pattern: /^CO1\.REQ\.\d+$/ }).optional(),
      ['Proceso', 'Process'],
      ['CO1.REQ y un número', 'CO1.REQ and a number'],
    ),
    bidder_document: documentFilter(['Documento del proponente', 'Document of the bidder']),
    bidder_code: said(
      text({ max: 20, pattern: /^\d{1,20}$/ }).optional(),
      ['Código del proponente', 'Bidder code'],
      ['Código en el SECOP II', 'Code in SECOP II'],
    ),
    bidder_name: filter(
      ['Proponente', 'Bidder'],
      ['Nombre o razón social, de 3 a 200 caracteres', 'Name of the bidder, 3 to 200 characters'],
      { min: 3, max: 200 },
    ),
    ...entityFilters,
    query: queryFilter,
    published_from: dayFilter(
      ['Publicado desde', 'Published from'],
      ['Publicación del proceso, desde', 'Publication of the process, from'],
    ),
    published_to: dayFilter(
      ['Publicado hasta', 'Published to'],
      ['Publicación del proceso, hasta', 'Publication of the process, to'],
    ),
    include_offers: said(
      z.boolean().default(false),
      ['Con ofertas', 'With offers'],
      [
        'Añade el valor de las ofertas de cada proponente; cuesta dos preguntas más a la fuente',
        'Adds the value of each bidder’s offers; two more questions to the source',
      ],
    ),
    page: pageField,
    per_page: perPageField,
  }),
  data: biddersResult,
  example: { process_id: 'CO1.REQ.9000001' },
  subject: filtersAsSubject,
  digest: searchDigest<z.output<typeof biddersResult>>((first) => ({
    title: first.process_title,
    place: first.entity_name,
    date: first.published_date,
  })),
  columns: {
    ...entityColumns,
    date: { es: 'Publicación', en: 'Published' },
    count: { es: 'Propuestas', en: 'Bids' },
  },
});
