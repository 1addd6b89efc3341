import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { reportWords, sentences } from '@shared/words/report';
import { arrange, numberScreenings } from '../arrangement';
import { requests, sources, verification } from './appendix';
import { contents } from './contents';
import { cover } from './cover';
import { findings } from './findings';
import type { ReportInput } from './input';
import { caution, hairline, ink, measure, muted, page, size } from './style';
import { screenings } from './screenings';
import { summary } from './summary';
import type { Typesetter } from './typesetter';

/** The whole report as pdfmake takes it. */
export function reportDocument(type: Typesetter, input: ReportInput): TDocumentDefinitions {
  const { dossier } = input;
  const groups = arrange(dossier);
  const screened = numberScreenings(dossier);
  const title = `${type.say(reportWords.kind)} ${dossier.number} · ${dossier.subjectName}`;
  return {
    pageSize: 'A4',
    pageMargins: [page.left, page.top, page.right, page.bottom],
    version: '1.7',
    language: type.language === 'es' ? 'es-CO' : 'en',
    displayTitle: true,
    info: {
      title,
      author: dossier.preparedBy === '' ? input.organization : dossier.preparedBy,
      subject: dossier.purpose,
      creator: `Expediente ${input.version}`,
      producer: `Expediente ${input.version}`,
      creationDate: new Date(input.issuedAt),
    },
    defaultStyle: { font: type.serif(' ').font ?? '', fontSize: size.body, color: ink },
    header: (current) => runningHead(type, input, current),
    footer: (current, count) => runningFoot(type, input, current, count),
    content: [
      cover(type, input),
      contents(type, groups, screened),
      summary(type, dossier, groups, screened),
      findings(type, groups),
      screenings(type, screened),
      requests(type, groups),
      sources(type, groups),
      verification(type, input),
    ],
  };
}

const spaced = { fontSize: size.fine + 0.5, characterSpacing: 0.6, bold: true };

function runningHead(type: Typesetter, { dossier }: ReportInput, current: number): Content {
  const kind = type.say(reportWords.kind).toLocaleUpperCase(type.language);
  const third = measure / 3;
  return {
    margin: [page.left, 48, page.right, 0],
    columnGap: 0,
    columns: [
      type.sans(kind, { ...spaced, width: third, color: muted, noWrap: true }),
      type.sans(dossier.practice && current > 1 ? type.say(reportWords.practiceMark) : '', {
        ...spaced,
        width: third,
        color: caution,
        alignment: 'center',
        noWrap: true,
      }),
      type.sans(current > 1 ? dossier.number : '', {
        ...spaced,
        width: third,
        color: muted,
        alignment: 'right',
      }),
    ],
  };
}

/** Longer names are cut in the running foot; the cover has them whole. */
const footCharacters = 76;

function runningFoot(type: Typesetter, input: ReportInput, current: number, count: number): Content {
  const { dossier, contentSha256 } = input;
  const name = [...dossier.subjectName];
  const shown =
    name.length > footCharacters
      ? `${name
          .slice(0, footCharacters - 1)
          .join('')
          .trim()}…`
      : name.join('');
  const style = { fontSize: size.fine, color: muted };
  const pages = 46;
  return {
    margin: [page.left, 18, page.right, 0],
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: measure, y2: 0, lineWidth: 0.5, lineColor: hairline }] },
      {
        margin: [0, 6, 0, 0],
        columnGap: 0,
        columns: [
          type.sans(`${type.say(reportWords.dossier)} ${dossier.number} · ${shown}`, {
            ...style,
            width: measure - pages,
          }),
          type.sans(type.say(sentences.pageOf(current, count)), {
            ...style,
            width: pages,
            alignment: 'right',
          }),
        ],
      },
      {
        margin: [0, 1.5, 0, 0],
        text: [type.sans(`${type.say(reportWords.fingerprint)} `), type.mono(contentSha256)],
        ...style,
        fontSize: 5.6,
      },
    ],
  };
}
