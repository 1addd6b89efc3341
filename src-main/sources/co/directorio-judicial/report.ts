import { z } from 'zod';
import { load } from 'cheerio/slim';
import { fold } from '@shared/fold';
import type { RemoteFile } from '../../../datasets/dataset';
import type { SourceHttp } from '../../../engine/adapter';
import { changed, readJson } from '../../reading';
import { clusterHost, directoryPage, powerBi, profile } from './profile';

/*
 * A public Power BI report, read as its own page reads it (inferred for this report; the calls were seen in a client of
 * another one): the link on the judiciary's page, the cluster of the report, its description, and the rows of its table.
 */

const source = profile.source.id;

/** Rows of one answer; the service gives no more. */
const windowRows = 30_000;
/** Answers after which a table that never ends is given up. */
const mostAnswers = 40;

/** The report's table as a file to download: a line of JSON for each answer, as it came. */
export const mailboxesFile: RemoteFile = {
  kind: 'mailboxes',
  name: 'correos-rama-judicial.ndjson',
  pages: answers,
};

async function* answers(http: SourceHttp): AsyncIterable<Uint8Array> {
  const { link, key } = await linkedReport(http);
  const api = await clusterOf(http, link);
  const headers = { 'X-PowerBI-ResourceKey': key };
  const described = await http.send({
    url: `${api}/public/reports/${key}/modelsAndExploration?preferReadOnlySession=true`,
    headers,
  });
  const report = tableOf(readJson(source, described.bytes, description));
  let restart: unknown = undefined;
  for (let asked = 0; asked < mostAnswers; asked += 1) {
    const answer = await http.send({
      url: `${api}/public/reports/querydata?synchronous=true`,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(questionOf(report, restart)),
    });
    const { results } = readJson(source, answer.bytes, rows);
    const [shape] = results[0].result.data.dsr.DS;
    const line = { titles: report.titles, refreshed: report.refreshed, answer: JSON.parse(answer.text()) };
    yield Buffer.from(`${JSON.stringify(line)}\n`);
    if (shape.IC === true || shape.RT === undefined) return;
    restart = shape.RT;
  }
  throw changed(source, `a table of more than ${mostAnswers} answers`);
}

/** The link changes with the report, so it is read from the page each time. */
async function linkedReport(http: SourceHttp): Promise<{ link: string; key: string }> {
  const page = await http.send({ url: directoryPage });
  const $ = load(page.text());
  const link = $('iframe[src], a[href]')
    .toArray()
    .flatMap((element) => $(element).attr('src') ?? $(element).attr('href') ?? [])
    .find((address) => address.startsWith(`${powerBi}/view?r=`));
  if (link === undefined) throw changed(source, 'the page of the directory links no Power BI report');
  const encoded = new URL(link).searchParams.get('r') ?? '';
  const { k: key } = readJson(source, Buffer.from(encoded, 'base64'), z.object({ k: z.guid() }));
  return { link, key };
}

async function clusterOf(http: SourceHttp, link: string): Promise<string> {
  const page = (await http.send({ url: link })).text();
  const [, address = ''] = /resolvedClusterUri\s*=\s*['"]([^'"]+)['"]/.exec(page) ?? [];
  const [, host] = /^https:\/\/([\w.-]+)\/?$/.exec(address) ?? [];
  if (host === undefined || !host.endsWith(clusterHost))
    throw changed(source, `the report is at no known cluster: «${address}»`);
  return `https://${host.replace('-redirect', '-api')}`;
}

const description = z.object({
  models: z.tuple([z.object({ id: z.int(), LastRefreshTime: z.string().optional() })], z.unknown()),
  exploration: z.object({
    sections: z.array(z.object({ visualContainers: z.array(z.object({ config: z.string() })) })),
  }),
});

const config = z.object({
  singleVisual: z
    .object({
      visualType: z.string(),
      projections: z.object({ Values: z.array(z.object({ queryRef: z.string() })).optional() }).optional(),
      prototypeQuery: z
        .object({ From: z.array(z.unknown()), Select: z.array(z.looseObject({ Name: z.string() })) })
        .optional(),
      columnProperties: z.record(z.string(), z.object({ displayName: z.string().optional() })).optional(),
    })
    .optional(),
});

interface ReportTable {
  readonly model: number;
  readonly from: readonly unknown[];
  readonly select: readonly { readonly Name: string }[];
  /** Of each column its name in the query and its title on the page. */
  readonly titles: readonly { readonly name: string; readonly title: string }[];
  /** yyyy-mm-dd; null when the report does not say so. */
  readonly refreshed: string | null;
}

/** The table of the report: the one visual of its kind that has the columns of places and corporations. */
function tableOf({ models, exploration }: z.output<typeof description>): ReportTable {
  const [model] = models;
  const tables = exploration.sections
    .flatMap(({ visualContainers }) => visualContainers)
    .flatMap(({ config: text }): ReportTable[] => {
      const { singleVisual: visual } = readJson(source, Buffer.from(text), config);
      const query = visual?.prototypeQuery;
      if (
        visual === undefined ||
        query === undefined ||
        !/^(tableEx|table|pivotTable)$/.test(visual.visualType)
      )
        return [];
      const shown = (visual.projections?.Values ?? []).map(({ queryRef }) => queryRef);
      const titles = query.Select.filter(({ Name }) => shown.includes(Name)).map(({ Name }) => ({
        name: Name,
        title: visual.columnProperties?.[Name]?.displayName ?? Name.slice(Name.lastIndexOf('.') + 1),
      }));
      const has = (word: string): boolean => titles.some(({ title }) => fold(title).startsWith(word));
      if (!has('corporacion') || !has('especialidad')) return [];
      return [
        {
          model: model.id,
          from: query.From,
          select: query.Select.filter(({ Name }) => shown.includes(Name)),
          titles,
          refreshed: refreshDay(model.LastRefreshTime),
        },
      ];
    });
  const [only, ...others] = tables;
  if (only === undefined || others.length > 0)
    throw changed(source, `the report has ${tables.length} tables of mailboxes`);
  return only;
}

/** `/Date(1763683200000)/`, or ISO 8601. */
function refreshDay(written = ''): string | null {
  const [, milliseconds] = /^\/Date\((\d+)\)\/$/.exec(written) ?? [];
  const moment = new Date(milliseconds === undefined ? written : Number(milliseconds));
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, 10);
}

function questionOf({ model, from, select }: ReportTable, restart: unknown): unknown {
  const window =
    restart === undefined ? { Count: windowRows } : { Count: windowRows, RestartTokens: restart };
  return {
    version: '1.0.0',
    queries: [
      {
        Query: {
          Commands: [
            {
              SemanticQueryDataShapeCommand: {
                Query: { Version: 2, From: from, Select: select },
                Binding: {
                  Primary: { Groupings: [{ Projections: select.map((_, index) => index) }] },
                  DataReduction: { DataVolume: 3, Primary: { Window: window } },
                  Version: 1,
                },
              },
            },
          ],
        },
      },
    ],
    cancelQueries: [],
    modelId: model,
  };
}

/** As much of an answer as tells whether there is more. */
const rows = z.object({
  results: z.tuple([
    z.object({
      result: z.object({
        data: z.object({
          dsr: z.object({
            DS: z.tuple([z.object({ IC: z.boolean().optional(), RT: z.array(z.unknown()).optional() })]),
          }),
        }),
      }),
    }),
  ]),
});
