import type { bidderRecord, biddersSearch, offerRecord } from '@shared/operations/co/secop/bidders';
import type { z } from 'zod';
import type { OpenData } from '../datos-abiertos/client';
import type { RowOf } from '../datos-abiertos/table';
import { digitForms, documentForms } from './documents';
import { between, conditions, origins, paginationOf, when } from './search';
import { bidderTable, offerTable, portfolioTable } from './tables';

type Bidder = z.output<typeof bidderRecord>;
type Offer = z.output<typeof offerRecord>;

/** Who took part in processes, newest process first. */
export async function searchBidders(data: OpenData, input: z.output<typeof biddersSearch.request>) {
  const exact = conditions<typeof bidderTable.columns>(
    when(input.process_id, (id) => ({ column: 'id_procedimiento', is: id })),
    when(input.bidder_document, (document) => ({ column: 'nit_proveedor', is: documentForms(document) })),
    when(input.bidder_code, (code) => ({ column: 'codigo_proveedor', is: code })),
    when(input.entity_nit, (nit) => ({ column: 'nit_entidad', is: digitForms(nit) })),
  );
  const found = await data.page(
    bidderTable,
    {
      where: conditions<typeof bidderTable.columns>(
        ...exact,
        when(input.bidder_name, (name) => ({ column: 'proveedor', has: name })),
        when(input.entity_name, (name) => ({ column: 'entidad_compradora', has: name })),
        between('fecha_publicaci_n', input, 'published_from', 'published_to'),
        exact.length === 0 && { column: 'fecha_publicaci_n', isGiven: true },
      ),
      words: input.query?.trim(),
      order: [{ by: 'fecha_publicaci_n', descending: true }, { by: 'id_procedimiento' }],
    },
    { page: input.page, perPage: input.per_page },
  );
  const bidders = found.rows.map(bidderOf);
  const offers = input.include_offers ? await offersOf(data, bidders) : null;
  return {
    items: bidders.map((bidder) => ({
      ...bidder,
      offers: offers === null ? null : offers.of(bidder),
    })),
    pagination: paginationOf(input, found),
    ...origins(found.origin, ...(offers?.origins ?? [])),
  };
}

const mostOffers = 5000;

/** The offers of bidders. Offers know the portfolio of their process, bidders its number: the process tells both. */
async function offersOf(data: OpenData, bidders: readonly Bidder[]) {
  const processes = [...new Set(bidders.flatMap((bidder) => bidder.process_id ?? []))];
  if (processes.length === 0) return { of: () => null, origins: [] };
  const pairs = await data.sums(portfolioTable, {
    where: [{ column: 'id_del_proceso', is: processes }],
    by: ['id_del_proceso', 'id_del_portafolio'],
    limit: processes.length * 2,
  });
  const portfolioOf = new Map(
    pairs.groups.flatMap(({ key: [process, portfolio] }) =>
      portfolio === null || portfolio === undefined ? [] : [[process ?? null, portfolio] as const],
    ),
  );
  const portfolios = [...new Set(portfolioOf.values())];
  const codes = bidders.flatMap((bidder) => bidder.bidder_code ?? []);
  const documents = bidders.flatMap((bidder) => bidder.bidder_document ?? []);
  if (portfolios.length === 0 || codes.length + documents.length === 0)
    return { of: () => null, origins: [pairs.origin] };
  const { rows, hasMore, origin } = await data.rows(
    offerTable,
    {
      where: [
        { column: 'id_del_proceso_de_compra', is: portfolios },
        {
          any: conditions<typeof offerTable.columns>(
            codes.length > 0 && { column: 'c_digo_proveedor', is: [...new Set(codes)] },
            documents.length > 0 && { column: 'nit_del_proveedor', is: [...new Set(documents)] },
          ),
        },
      ],
      order: [{ by: 'fecha_de_registro', descending: true }],
    },
    mostOffers,
  );
  return {
    of: (bidder: Bidder): Offer[] | null => {
      const portfolio = portfolioOf.get(bidder.process_id);
      if (portfolio === undefined || hasMore) return null;
      return rows
        .filter(
          (row) =>
            row.id_del_proceso_de_compra === portfolio &&
            (row.c_digo_proveedor === null
              ? row.nit_del_proveedor !== null && row.nit_del_proveedor === bidder.bidder_document
              : row.c_digo_proveedor === bidder.bidder_code),
        )
        .map(offerOf);
    },
    origins: [pairs.origin, origin],
  };
}

/** One taking part, in the words of the contract. */
export function bidderOf(row: RowOf<typeof bidderTable>): Bidder {
  return {
    process_id: row.id_procedimiento,
    process_title: row.nombre_procedimiento,
    published_date: row.fecha_publicaci_n,
    entity_name: row.entidad_compradora,
    entity_nit: row.nit_entidad,
    entity_code: row.codigo_entidad,
    bidder_name: row.proveedor,
    bidder_document: documentOf(row.nit_proveedor),
    bidder_code: row.codigo_proveedor,
  };
}

/** Numbers that the platform writes where it knows none. */
const placeholders = new Set(['222222222', '100000003']);

function documentOf(document: string | null): string | null {
  return document === null || placeholders.has(document) ? null : document;
}

/** One offer, in the words of the contract. */
export function offerOf(row: RowOf<typeof offerTable>): Offer {
  return {
    offer_id: row.identificador_de_la_oferta,
    bidder_name: row.nombre_proveedor,
    bidder_document: documentOf(row.nit_del_proveedor),
    value: row.valor_de_la_oferta,
    currency: row.moneda,
    registered_date: row.fecha_de_registro,
    direct_invitation: row.invitacion_directa,
  };
}
