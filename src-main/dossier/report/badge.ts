import type { Content } from 'pdfmake/interfaces';
import { toneWords, type VerdictTone } from '@shared/words/verdict';
import { size, toneColours } from './style';
import type { Typesetter } from './typesetter';

const side = 7;

/** The shapes, in a box of 8 by 8: told apart without colour. */
const shapes: Readonly<Record<VerdictTone, (colour: string) => string>> = {
  adverse: (colour) => `<path d="M4 .4 7.8 7.6H.2z" fill="${colour}"/>`,
  found: (colour) => `<rect x=".6" y=".6" width="6.8" height="6.8" fill="${colour}"/>`,
  clear: ring,
  nothing: ring,
  unknown: ring,
  silent: (colour) => `<rect x=".2" y="3.2" width="7.6" height="1.7" fill="${colour}"/>`,
  yours: (colour) => `<path d="M.6 7.6V4.2a3.4 3.4 0 0 1 6.8 0v3.4z" fill="${colour}"/>`,
  not_asked: (colour) =>
    `<rect x="1" y="1" width="6" height="6" fill="none" stroke="${colour}" stroke-width="1" stroke-dasharray="1.5 1.5"/>`,
};

function ring(colour: string): string {
  return `<circle cx="4" cy="4" r="3" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
}

/** Width of every badge, so that sentences beside badges line up. */
export const badgeWidth = 104;

/** The verdict as word, shape and colour in a frame. */
export function badge(type: Typesetter, tone: VerdictTone): Content {
  const { line, fill } = toneColours[tone];
  return {
    table: {
      widths: [side, badgeWidth - side - 15],
      body: [
        [
          {
            svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${shapes[tone](line)}</svg>`,
            width: side,
            margin: [0, 2.2, 0, 0],
          },
          type.sans(type.say(toneWords[tone]), { fontSize: size.small + 1, bold: true, color: line }),
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0.75,
      vLineWidth: (column) => (column === 1 ? 0 : 0.75),
      hLineColor: () => line,
      vLineColor: () => line,
      fillColor: () => fill,
      paddingLeft: (column) => (column === 0 ? 5 : 2.5),
      paddingRight: (column) => (column === 0 ? 2.5 : 4),
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
  };
}
