import { load, type Cheerio, type CheerioAPI } from 'cheerio/slim';
import type { AnyNode, Element } from 'domhandler';
import { fold } from '@shared/fold';
import type { Sign } from '../engine/assistance';

/** Marks what a person could not see, in a captured page. */
export const hiddenMark = 'data-expediente-hidden';

const unread = new Set(['script', 'style', 'template', 'noscript', 'head', 'option']);
const inline = new Set(
  'a abbr b bdi bdo br cite code em font i img input kbd label mark q s small span strong sub sup u'.split(
    ' ',
  ),
);

/** Marks the root of a captured page that came as the answer to a form, so that a result is told from the form before it. */
export const postedMark = 'data-expediente-posted';

/** A captured page, read as a person sees it. */
export interface ReadPage {
  readonly $: CheerioAPI;
  /** The visible text, one line per block; blanks within a line are one. */
  readonly text: string;
  shows(sign: Sign): boolean;
  /** What a selector finds, without what was hidden. */
  visible(selector: string): Cheerio<Element>;
  /** The visible text of an element, on one line. */
  textOf(node: AnyNode): string;
}

/** Reads a page as a person sees it. @param html of a frame as it was captured, hidden parts and all */
export function readPage(html: string): ReadPage {
  const $ = load(html);
  const text = visibleText($.root()[0] as AnyNode);
  const folded = oneLine(fold(text));
  const visible = (selector: string) =>
    $(selector).filter((_, element) => !isHidden(element as Element)) as Cheerio<Element>;
  return {
    $,
    text,
    shows(sign) {
      if ('phrase' in sign) return folded.includes(oneLine(fold(sign.phrase)));
      if ('selector' in sign) return visible(sign.selector).length > 0;
      return (
        $(`html[${postedMark}]`).length > 0 &&
        text.split('\n').some((line) => sign.answerLine.test(fold(line)))
      );
    },
    visible,
    textOf: (node) => oneLine(visibleText(node)),
  };
}

function isHidden(element: Element): boolean {
  return hiddenMark in element.attribs;
}

/** Blanks of every kind as one. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function visibleText(node: AnyNode): string {
  const parts: string[] = [];
  collect(node, parts, true);
  return parts
    .join('')
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');
}

/** A hidden element may hold visible ones, so each element speaks for its own text only. */
function collect(node: AnyNode, parts: string[], isShown: boolean): void {
  if (node.type === 'text') {
    if (isShown) parts.push(node.data.replace(/\s+/g, ' '));
    return;
  }
  if (!('children' in node)) return;
  if (!('attribs' in node)) {
    for (const child of node.children) collect(child, parts, isShown);
    return;
  }
  if (unread.has(node.name)) return;
  const isBlock = !inline.has(node.name);
  if (isBlock || node.name === 'br') parts.push('\n');
  for (const child of node.children) collect(child, parts, !isHidden(node as Element));
  if (isBlock) parts.push('\n');
}
