import type { Content } from 'pdfmake/interfaces';
import type { DossierView, Identifier } from '@shared/dossier';
import { formatCedula, formatNit } from '@shared/vocabulary/identifiers';
import { identifierWords, legalBasisWords } from '@shared/words/dossier';
import { reportWords } from '@shared/words/report';
import { cutOff } from '../arrangement';
import { longMoment } from '@shared/vocabulary/moment';
import type { ReportInput } from './input';
import { accent, caution, ink, measure, muted, size, table } from './style';
import type { Typesetter } from './typesetter';

function identifier(type: Typesetter, { kind, value }: Identifier): string {
  const written = kind === 'nit' ? formatNit(value) : kind === 'cedula' ? formatCedula(value) : value;
  return `${type.say(identifierWords[kind])} ${written}`;
}

/** Kind of subject and identifiers in one line, as a person of the trade writes them. */
function subjectLine(type: Typesetter, dossier: DossierView): string {
  const kind = dossier.subjectKind === 'person' ? reportWords.person : reportWords.company;
  return [...dossier.identifiers.map((entry) => identifier(type, entry)), type.say(kind)].join(' · ');
}

/** Long names are set smaller, so that the cover stays one page. */
function titleSize(name: string): number {
  return name.length <= 60 ? size.title : name.length <= 120 ? size.section : size.heading + 1;
}

export function cover(type: Typesetter, input: ReportInput): Content {
  const { dossier } = input;
  const asOf = cutOff(dossier);
  const rows: readonly (readonly [keyof typeof reportWords, string])[] = [
    ['dossier', dossier.number],
    ['cutOff', asOf === null ? '' : longMoment(asOf, type.language)],
    ['issued', longMoment(input.issuedAt, type.language)],
    ['purpose', dossier.purpose],
    ['legalBasis', type.say(legalBasisWords[dossier.legalBasis])],
    ['preparedBy', dossier.preparedBy],
    ['organization', input.organization],
    ['findings', String(dossier.findings)],
  ];
  return [
    type.serif(dossier.subjectName, {
      fontSize: titleSize(dossier.subjectName),
      bold: true,
      color: ink,
      lineHeight: 1.05,
      margin: [0, 130, 0, 8],
    }),
    type.sans(subjectLine(type, dossier), { fontSize: size.body + 1.5, color: muted }),
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: 44, h: 2.2, color: accent }],
      margin: [0, 18, 0, 22],
    },
    table({
      columns: [118, '*'],
      width: measure * 0.78,
      rows: rows.map(([label, value]) => [
        type.sans(type.say(reportWords[label]), { fontSize: size.small + 0.5, color: muted }),
        type.sans(value === '' ? type.say(reportWords.notGiven) : value, {
          fontSize: size.small + 0.5,
          color: ink,
        }),
      ]),
    }),
    ...(dossier.practice ? [practiceBox(type)] : []),
  ];
}

function practiceBox(type: Typesetter): Content {
  return {
    table: {
      widths: [measure - 22],
      body: [
        [
          type.sans(type.say(reportWords.practiceBox), {
            fontSize: size.body - 0.5,
            bold: true,
            color: caution,
          }),
        ],
      ],
    },
    layout: {
      hLineWidth: () => 1,
      vLineWidth: () => 1,
      hLineColor: () => caution,
      vLineColor: () => caution,
      paddingLeft: () => 10,
      paddingRight: () => 10,
      paddingTop: () => 6,
      paddingBottom: () => 6,
    },
    margin: [0, 30, 0, 0],
  };
}
