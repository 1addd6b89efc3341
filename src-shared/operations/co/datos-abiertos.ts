import { z } from 'zod';
import { field, type Credential } from '../operation';

/*
 * What the contracts of every source share whose data lie on datos.gov.co, the open-data portal of Colombia.
 */

/** The user's own app token of datos.gov.co, for any source whose data lie there. */
export const appToken: Credential = {
  id: 'app_token',
  label: { es: 'Token de aplicación de datos.gov.co', en: 'App token of datos.gov.co' },
  help: {
    es: 'Opcional. Sin él, las consultas comparten con toda su red un cupo que la fuente puede agotar (429); con él, la fuente le da uno propio. Es gratuito.',
    en: 'Optional. Without it, lookups share with the whole network an allowance that the source may use up (429); with it, the source gives you one of your own. It is free.',
  },
  url: 'https://www.datos.gov.co/profile/edit/developer_settings',
  required: false,
};

/** Which data sets answered, and how current each is. */
export const originsField = field(
  z.array(
    z.strictObject({
      id: field(z.string(), {
        label: { es: 'Conjunto', en: 'Data set' },
        help: {
          es: 'Identificador del conjunto en datos.gov.co',
          en: 'Identifier of the data set at datos.gov.co',
        },
      }),
      name: field(z.string(), {
        label: { es: 'Nombre', en: 'Name' },
        help: { es: 'Nombre del conjunto de datos', en: 'Name of the data set' },
      }),
      url: field(z.string(), {
        label: { es: 'Página', en: 'Page' },
        help: { es: 'Página del conjunto de datos', en: 'Page of the data set' },
      }),
      as_of: field(z.iso.date().nullable(), {
        label: { es: 'Datos al', en: 'Data of' },
        help: {
          es: 'Día en que la fuente escribió el conjunto por última vez; null si no lo dice',
          en: 'Day on which the source last wrote the data set; null when it does not say',
        },
      }),
    }),
  ),
  {
    label: { es: 'Conjuntos de datos', en: 'Data sets' },
    help: { es: 'Conjuntos de datos que respondieron', en: 'Data sets that answered' },
  },
);
