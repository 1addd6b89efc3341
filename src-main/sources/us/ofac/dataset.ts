import { form, type Dataset } from '../../../datasets/dataset';
import { enhancedFile, enhancedReader } from './enhanced';
import { legacyFiles, legacyReaders } from './legacy';
import { profile, service } from './profile';
import { partyFacts, partyRecord } from './queries';
import { partyWriter, tables } from './tables';

const exportOf = (file: string): string => `${service}/api/PublicationPreview/exports/${file}`;

/** OFAC's SDN list and consolidated list, about 19,400 and 480 parties in September 2026; facts of 21 November 2026. */
export const ofacLists: Dataset = {
  id: 'us_ofac',
  title: { es: 'Sanciones de la OFAC', en: 'OFAC sanctions' },
  description: {
    es: 'Lista SDN y lista consolidada: personas, entidades, naves y aeronaves sancionadas por los Estados Unidos.',
    en: 'SDN list and consolidated list: people, entities, vessels and aircraft sanctioned by the United States.',
  },
  licence: {
    name: 'Public domain (U.S. Government work)',
    url: 'https://ofac.treasury.gov/sanctions-list-service',
  },
  profile,
  version: 1,
  // The list changes several times a week, at any hour.
  cadence: { checkEveryHours: 6, staleAfterDays: 14 },
  downloadBytes: 12_000_000,
  mostBytes: 500_000_000,
  tables,
  names: { facts: partyFacts, record: partyRecord },
  mostRejected: 0.001,
  forms: [
    form(tables, {
      id: 'enhanced',
      label: { es: 'XML «enhanced» (ZIP o XML)', en: 'Enhanced XML (ZIP or XML)' },
      files: {
        sdn: { name: /^sdn_enhanced.*\.(zip|xml)$/i, format: enhancedFile, required: true },
        consolidated: { name: /^cons_enhanced.*\.(zip|xml)$/i, format: enhancedFile, required: false },
      },
      remote: async () => [
        { kind: 'sdn', name: 'SDN_ENHANCED.ZIP', url: exportOf('SDN_ENHANCED.ZIP') },
        { kind: 'consolidated', name: 'CONS_ENHANCED.ZIP', url: exportOf('CONS_ENHANCED.ZIP') },
      ],
      read(out) {
        const write = partyWriter(out);
        return {
          sdn: enhancedReader('sdn', out, write),
          consolidated: enhancedReader('consolidated', out, write),
        };
      },
    }),
    form(tables, {
      id: 'legacy',
      label: { es: 'CSV «legacy» (SDN, ALT, ADD y COMMENTS)', en: 'Legacy CSV (SDN, ALT, ADD and COMMENTS)' },
      files: {
        sdn_comments: {
          name: /^sdn_comments( ?\(\d+\))?\.csv$/i,
          format: legacyFiles.comments,
          required: true,
        },
        sdn_alt: { name: /^alt( ?\(\d+\))?\.csv$/i, format: legacyFiles.aliases, required: true },
        sdn_add: { name: /^add( ?\(\d+\))?\.csv$/i, format: legacyFiles.addresses, required: true },
        sdn: { name: /^sdn( ?\(\d+\))?\.csv$/i, format: legacyFiles.parties, required: true },
        cons_comments: {
          name: /^cons_comments( ?\(\d+\))?\.csv$/i,
          format: legacyFiles.comments,
          required: false,
        },
        cons_alt: { name: /^cons_alt( ?\(\d+\))?\.csv$/i, format: legacyFiles.aliases, required: false },
        cons_add: { name: /^cons_add( ?\(\d+\))?\.csv$/i, format: legacyFiles.addresses, required: false },
        consolidated: { name: /^cons_prim( ?\(\d+\))?\.csv$/i, format: legacyFiles.parties, required: false },
      },
      remote: null,
      read(out) {
        const write = partyWriter(out);
        const sdn = legacyReaders('sdn', out, write);
        const cons = legacyReaders('consolidated', out, write);
        return {
          sdn_comments: sdn.comments,
          sdn_alt: sdn.aliases,
          sdn_add: sdn.addresses,
          sdn: sdn.parties,
          cons_comments: cons.comments,
          cons_alt: cons.aliases,
          cons_add: cons.addresses,
          consolidated: cons.parties,
        };
      },
    }),
  ],
};
