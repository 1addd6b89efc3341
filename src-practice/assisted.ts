import { randomBytes } from 'node:crypto';
import type { Question, Reply } from './serve';

/*
 * What the stand-ins of official pages share: sessions, forms, and a captcha whose code the page itself tells the trainee.
 * `data-practice-*` marks what a person does, for tests that act as one.
 */

/** A visitor's session, by its cookie. */
export interface Visit {
  readonly id: string;
  /** The code that the picture of this visit shows. */
  code: string;
  readonly kept: Map<string, string>;
}

export interface Visits {
  of(question: Question): Visit | undefined;
  begin(): Visit;
  /** The header that gives a visitor its session. */
  cookie(visit: Visit): Readonly<Record<string, string>>;
  end(visit: Visit): void;
}

export function visits(cookieName: string): Visits {
  const open = new Map<string, Visit>();
  return {
    of({ headers }) {
      const [, id] = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(headers.cookie ?? '') ?? [];
      return id === undefined ? undefined : open.get(id);
    },
    begin() {
      const visit = { id: randomBytes(12).toString('hex'), code: newCode(), kept: new Map<string, string>() };
      open.set(visit.id, visit);
      return visit;
    },
    cookie: (visit) => ({ 'Set-Cookie': `${cookieName}=${visit.id}; Path=/; HttpOnly` }),
    end: (visit) => void open.delete(visit.id),
  };
}

/** A code without characters that look alike. */
function newCode(): string {
  const letters = 'ACDEFHJKMNPRTWXY3479';
  return [...randomBytes(5)].map((byte) => letters[byte % letters.length]).join('');
}

/** The picture of a code, as SVG. */
export function codePicture(code: string): string {
  const letters = [...code]
    .map(
      (letter, index) =>
        `<text x="${14 + index * 24}" y="${34 + (index % 2) * 6}" transform="rotate(${(index % 3) * 9 - 9} ${14 + index * 24} 34)">${letter}</text>`,
    )
    .join('');
  const width = 30 + code.length * 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="captcha" width="${width}" height="50" viewBox="0 0 ${width} 50" font-size="28" font-family="monospace"><rect width="${width}" height="50" fill="#eee"/>${letters}<path d="M5 40 Q75 0 ${width - 5} 42" fill="none" stroke="#888"/></svg>`;
}

/** What no real page says: the code of its picture, in words. */
export function toldCode(visit: Visit): string {
  return `<p style="background:#fff3c4;padding:.4em">Práctica: el código de la imagen es <strong data-practice-code>${visit.code}</strong></p>`;
}

/** The picture of a captcha, and the code in words beside it, as no real page has it. */
export function captcha(visit: Visit, fieldId: string): string {
  return `<p>${codePicture(visit.code)}</p>
${toldCode(visit)}
<p><label for="${fieldId}">Código de la imagen</label> <input id="${fieldId}" name="${fieldId}" autocomplete="off" data-practice-answer></p>`;
}

export function isCode(visit: Visit, answer: string | null): boolean {
  const isRight = answer?.trim().toUpperCase() === visit.code;
  visit.code = newCode();
  return isRight;
}

/** A page as an office would publish it. */
export function officialPage(title: string, body: string, headers: Reply['headers'] = {}): Reply {
  return {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>${title}</title><style>body{font:16px/1.5 Arial,sans-serif;margin:2em auto;max-width:46em;padding:0 1em;color:#222;background:#fff}h1{font-size:1.4em;border-bottom:3px solid #2a5}table{border-collapse:collapse}td,th{border:1px solid #aaa;padding:.3em .6em;text-align:left}label{display:inline-block;min-width:14em}</style></head><body><h1>${title}</h1>${body}</body></html>`,
  };
}

export function movedTo(location: string, headers: Reply['headers'] = {}): Reply {
  return { status: 302, headers: { Location: location, ...headers }, body: '' };
}

/** The fields of a form that was sent. */
export function formOf({ body }: Question): URLSearchParams {
  return new URLSearchParams(body.toString('utf8'));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What a firewall in front of an office answers. */
export function rejectedPage(): Reply {
  return officialPage(
    'Request Rejected',
    '<p>The requested URL was rejected. Request Rejected. Your support ID is: 0000</p>',
  );
}
