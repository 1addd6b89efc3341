import { z } from 'zod';
import { nullableDate, plain, plainText } from '../fields';
import { field, operation, pageField, pagination, text, type Source } from '../operation';

/** Consejo de Estado, SAMAI (facts of 2026-11-21: list and case page seen in working clients; three members of a row unknown). */
export const samai: Source = {
  id: 'samai',
  name: { es: 'SAMAI: procesos administrativos', en: 'SAMAI: administrative cases' },
  publisher: 'Consejo de Estado de Colombia',
  homepage: 'https://samai.consejodeestado.gov.co/Vistas/Casos/procesos.aspx',
  confidence: 'seen',
  notes: {
    es: 'La lista se consulta sola; la ficha de un proceso con sus actuaciones pide a una persona un código, una vez por sesión. De la lista no se conocen los nombres de despacho, fecha de ingreso y vigencia, que solo se dan con la ficha. La forma de las fechas de los filtros es inferida. La ficha recorta las anotaciones largas con «...». Hay redes y programas a los que el sitio responde 404 sin más: se toma como rechazo, nunca como «sin procesos».',
    en: 'The list answers by itself; the page of a case with its actions asks a person for a code, once a session. Of the list, the names of court, date of entry and being in force are not known, and are given with the page only. The form of the dates of the filters is inferred. The page cuts long notes off with “...”. Some networks and programs get a bare 404 from the site: it is taken for a refusal, never for “no cases”.',
  },
  factsOf: '2026-11-21',
  firstRun: [
    'under which names the list gives court, date of entry and being in force, which are null without the page',
    'the form in which the filters take dates, and whether `ambito` is `corporacion` for every case',
    'the words for a wrong code on the page of a case',
    'whether the network and the program are let in, or answered with the bare 404',
  ],
};

const emptyOrDate = z.union([z.literal(''), z.iso.date()]).default('');

/** An action of the case page. */
const action = z.strictObject({
  sequence: field(z.int(), {
    label: { es: 'Índice', en: 'Index' },
    help: { es: 'Índice de la actuación en el proceso', en: 'Index of the action within the case' },
  }),
  action_date: plain(nullableDate, 'Fecha de la actuación', 'Date of the action'),
  registered_date: plain(nullableDate, 'Registrada el', 'Registered on'),
  action_type: plain(z.string(), 'Actuación', 'Action'),
  note: field(z.string().nullable(), {
    label: { es: 'Anotación', en: 'Note' },
    help: {
      es: 'Anotación; termina en «...» cuando la fuente la recorta',
      en: 'Note; ends in “...” where the source cuts it off',
    },
  }),
  status: plainText('Estado', 'Status'),
  attachments: plainText('Anexos', 'Attachments'),
});

const detail = z.strictObject({
  corporation: plainText('Corporación', 'Corporation'),
  judge: plainText('Ponente', 'Judge'),
  process_type: plainText('Tipo de proceso', 'Type of case'),
  process_class: plainText('Clase', 'Class'),
  process_subclass: plainText('Subclase', 'Subclass'),
  appeal: plainText('Recurso', 'Appeal'),
  nature: plainText('Naturaleza', 'Nature'),
  legal_framework: plainText('Marco legal', 'Legal framework'),
  hearing_chamber: plainText('Sala que conoce', 'Chamber that hears it'),
  deciding_chamber: plainText('Sala que decide', 'Chamber that decides it'),
  stage: plainText('Etapa', 'Stage'),
  location: plainText('Ubicación', 'Location'),
  filed_date: plain(nullableDate, 'Radicado el', 'Filed on'),
  presented_date: plain(nullableDate, 'Presentado el', 'Presented on'),
  ruling: plainText('Sentencia', 'Ruling'),
  subject: plainText('Asunto', 'Subject'),
  origin: plainText('Origen', 'Origin'),
  actions: field(z.array(action).nullable(), {
    label: { es: 'Actuaciones', en: 'Actions' },
    help: {
      es: 'Las actuaciones de la ficha; null cuando la ficha no muestra su tabla',
      en: 'The actions of the page; null when the page does not show their table',
    },
  }),
});

const process = z.strictObject({
  registration_number: plain(z.string(), 'Radicado', 'Radicado'),
  guid: field(z.string().nullable(), {
    label: { es: 'Identificador', en: 'Identifier' },
    help: { es: 'Radicado y código de la corporación', en: 'Radicado and code of the corporation' },
  }),
  corporation_code: plainText('Código de la corporación', 'Code of the corporation'),
  court: plainText('Corporación o despacho', 'Court'),
  judge: plainText('Ponente', 'Judge'),
  process_class: plainText('Clase de proceso', 'Class of case'),
  plaintiff: plainText('Demandante', 'Plaintiff'),
  defendant: plainText('Demandado', 'Defendant'),
  entry_date: plain(nullableDate, 'Ingreso', 'Entered on'),
  in_force: field(z.boolean().nullable(), {
    label: { es: 'Vigente', en: 'In force' },
    help: { es: 'Falso cuando la ficha dice «(NO)»', en: 'False when the page says “(NO)”' },
  }),
  detail_url: plainText('Ficha en la fuente', 'Page at the source'),
  detail: field(detail.nullable(), {
    label: { es: 'Ficha', en: 'Case page' },
    help: {
      es: 'Solo cuando se pidió y la búsqueda dio un único proceso',
      en: 'Only when it was asked for and the search found a single case',
    },
  }),
});

export const samaiProcesses = operation({
  id: 'samai_processes',
  path: '/co/samai/processes/v1',
  country: 'CO',
  source: samai,
  servedFrom: 'live',
  access: 'api',
  title: { es: 'Procesos en SAMAI', en: 'Cases in SAMAI' },
  description: {
    es: 'Procesos del Consejo de Estado y de los tribunales y juzgados administrativos, por radicado o por parte; la ficha con sus actuaciones, con ayuda de una persona.',
    en: 'Cases of the Consejo de Estado and of the administrative courts, by radicado or party; the case page with its actions, with a person’s help.',
  },
  concernsPersons: true,
  request: z.strictObject({
    search_type: field(z.enum(['radicado', 'party']).default('radicado'), {
      label: { es: 'Buscar por', en: 'Search by' },
      help: { es: 'Radicado, o nombre de una parte', en: 'Radicado, or name of a party' },
      choices: {
        radicado: { es: 'Radicado', en: 'Radicado' },
        party: { es: 'Parte', en: 'Party' },
      },
    }),
    query: field(text({ min: 3, max: 200 }), {
      label: { es: 'Radicado o nombre', en: 'Radicado or name' },
      help: {
        es: 'De 20 a 25 dígitos de un radicado, con o sin guiones; o de 3 a 200 caracteres de un nombre',
        en: '20 to 25 digits of a radicado, with or without hyphens; or 3 to 200 characters of a name',
      },
    }),
    corporation_code: field(text({ max: 7, pattern: /^(\d{7})?$/ }).default(''), {
      label: { es: 'Código de la corporación', en: 'Code of the corporation' },
      help: {
        es: 'Siete dígitos, como 1100103 (Consejo de Estado); vacío busca en todas',
        en: 'Seven digits, such as 1100103 (Consejo de Estado); empty searches in all',
      },
    }),
    include_detail: field(z.boolean().default(false), {
      label: { es: 'Con la ficha', en: 'With the case page' },
      help: {
        es: 'Si la búsqueda da un único proceso, abre su ficha oficial, en la que una persona escribe un código',
        en: 'When the search finds a single case, opens its official page, on which a person types a code',
      },
    }),
    exact_phrase: field(z.boolean().default(false), {
      label: { es: 'Frase exacta', en: 'Exact phrase' },
      help: { es: 'El nombre tal como se escribe', en: 'The name just as it is written' },
      rarely: true,
    }),
    section_code: field(text({ max: 20 }).default(''), {
      label: { es: 'Código de la sección', en: 'Code of the section' },
      help: { es: 'Vacío busca en todas', en: 'Empty searches in all' },
      rarely: true,
    }),
    judge: field(text({ max: 120 }).default(''), {
      label: { es: 'Ponente', en: 'Judge' },
      help: { es: 'Vacío busca con cualquiera', en: 'Empty searches with any' },
      rarely: true,
    }),
    date_from: field(emptyOrDate, {
      label: { es: 'Desde', en: 'From' },
      help: { es: 'Desde esta fecha, aaaa-mm-dd', en: 'From this date on, yyyy-mm-dd' },
      widget: 'date',
      rarely: true,
    }),
    date_to: field(emptyOrDate, {
      label: { es: 'Hasta', en: 'To' },
      help: { es: 'Hasta esta fecha, aaaa-mm-dd', en: 'Up to this date, yyyy-mm-dd' },
      widget: 'date',
      rarely: true,
    }),
    page: pageField,
  }),
  data: z.strictObject({
    processes: field(z.array(process), {
      label: { es: 'Procesos', en: 'Cases' },
      help: {
        es: 'Los procesos de esta página, diez como máximo',
        en: 'The cases of this page, ten at most',
      },
    }),
    pagination: field(pagination, {
      label: { es: 'Paginación', en: 'Pagination' },
      help: {
        es: 'Cuántos procesos hay y en qué página está',
        en: 'How many cases there are, and on which page this is',
      },
    }),
  }),
  example: { search_type: 'radicado', query: '11001031500020260000100' },
  subject: ({ query }) => query,
  digest: ({ processes: [first], pagination: { total } }) => ({
    found: first !== undefined,
    title: first === undefined ? null : `${first.plaintiff ?? '—'} / ${first.defendant ?? '—'}`,
    place: first?.court ?? null,
    date: first?.entry_date ?? null,
    count: total,
    note: null,
    flags: [],
  }),
  columns: {
    place: { es: 'Despacho', en: 'Court' },
    date: { es: 'Ingreso', en: 'Entered on' },
    count: { es: 'Procesos', en: 'Cases' },
  },
});

export const samaiOperations = [samaiProcesses] as const;
