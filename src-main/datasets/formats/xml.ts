import { SAXParser, type QualifiedTag, type Tag } from 'sax';
import { damaged, type Bytes, type Format, type Located } from './format';
import { decoded } from './text';

/** An element with everything in it. Names are local: prefixes and namespaces do not count. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of its children, trimmed. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

export interface XmlOptions {
  /** Local name of the root; a file with another one is not what it should be. */
  readonly root: string;
  /** Local names of the elements that are records; each is read as a whole, the rest of the document passes by. */
  readonly records: readonly string[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: OpenElement[];
}

const recordsAtOnce = 200;

/** An XML document, element by element: only the record at hand is in memory. Lines are those where a record begins. */
export function xml(options: XmlOptions): Format<XmlElement> {
  return (file) => readXml(file, options);
}

async function* readXml(file: Bytes, options: XmlOptions): AsyncGenerator<readonly Located<XmlElement>[]> {
  const records = new Set(options.records);
  const parser = new SAXParser(true, { position: true });
  const open: OpenElement[] = [];
  let done: Located<XmlElement>[] = [];
  let began = 1;
  let isRootSeen = false;
  let isRootClosed = false;

  parser.onopentag = (tag) => {
    const name = localName(tag);
    if (!isRootSeen) {
      isRootSeen = true;
      if (name !== options.root) throw otherRoot(file.name, name, options.root);
      return;
    }
    const parent = open.at(-1);
    if (parent === undefined) {
      if (!records.has(name)) return;
      began = parser.line + 1;
    }
    const element = { name, attributes: attributesOf(tag), text: '', children: [] };
    parent?.children.push(element);
    open.push(element);
  };
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  let depth = 0;
  parser.onopentagstart = () => void (depth += 1);
  parser.onclosetag = () => {
    depth -= 1;
    if (depth === 0) isRootClosed = true;
    const element = open.pop();
    if (element === undefined) return;
    element.text = element.text.trim();
    if (open.length === 0) done.push({ line: began, value: element });
  };
  const fail = (error: Error): never => {
    throw damaged(
      file.name,
      { es: 'el documento XML está dañado o incompleto.', en: 'the XML document is damaged or incomplete.' },
      error,
    );
  };
  Object.assign(parser, { ontext: addText, oncdata: addText, onerror: fail });

  let isFirst = true;
  for await (const text of decoded(await file.stream(), null)) {
    if (isFirst && !/^\s*</.test(text)) throw noXml(file.name);
    isFirst = false;
    parser.write(text);
    if (done.length >= recordsAtOnce) {
      yield done;
      done = [];
    }
  }
  if (!isRootClosed)
    throw damaged(file.name, {
      es: 'el documento XML termina antes de tiempo.',
      en: 'the XML document ends too early.',
    });
  parser.close();
  if (done.length > 0) yield done;
}

function localName({ name }: Tag | QualifiedTag | { name: string }): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributesOf({ attributes }: Tag | QualifiedTag): Readonly<Record<string, string>> {
  const own: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes))
    own[localName({ name })] = typeof value === 'string' ? value : value.value;
  return own;
}

function otherRoot(file: string, found: string, wanted: string) {
  return damaged(file, {
    es: `el documento empieza con «${found}» en lugar de «${wanted}»; es otro archivo.`,
    en: `the document begins with “${found}” instead of “${wanted}”; it is another file.`,
  });
}

function noXml(file: string) {
  return damaged(file, { es: 'no es un documento XML.', en: 'this is not an XML document.' });
}

/** The first child of that name; undefined when there is none. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one) => one.name === name);
}

/** The children of that name within the list element of the other name: `<names><name/>…</names>`. */
export function childrenOf(
  element: XmlElement | undefined,
  list: string,
  name: string,
): readonly XmlElement[] {
  return child(element, list)?.children.filter((one) => one.name === name) ?? [];
}

/** The text of a child; null when it is not there or empty. */
export function textOf(element: XmlElement | undefined, name: string): string | null {
  const text = child(element, name)?.text ?? '';
  return text === '' ? null : text;
}
