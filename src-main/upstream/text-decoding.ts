const byteOrderMarks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** As far as HTML and XML look for a declaration of their charset. */
const declarationBytes = 1024;
const declarations = [
  /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w:.-]+)/i,
  /<meta[^>]*\scharset\s*=\s*["']?\s*([\w:.-]+)/i,
  /<meta[^>]*\scontent\s*=\s*["'][^"']*charset\s*=\s*([\w:.-]+)/i,
];

/**
 * Decodes a body by its byte order mark, else the charset of its content type, else the one its HTML or XML declares,
 * else as UTF-8 if it is valid, else as windows-1252, which every byte sequence is.
 */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): string {
  const declared = markOf(bytes) ?? charsetOf(contentType) ?? declarationOf(bytes);
  if (declared !== null) return new TextDecoder(declared).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markOf(bytes: Uint8Array): string | null {
  const found = byteOrderMarks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return found?.[0] ?? null;
}

function charsetOf(contentType: string | undefined): string | null {
  return known(contentType?.match(/;\s*charset\s*=\s*["']?([\w:.-]+)/i)?.[1]);
}

function declarationOf(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  if (!/^\s*</.test(head)) return null;
  for (const declaration of declarations) {
    const label = known(head.match(declaration)?.[1]);
    // What could be read as single bytes is not UTF-16, whatever it says.
    if (label !== null) return label.startsWith('utf-16') ? 'utf-8' : label;
  }
  return null;
}

/** The charset's standard name; null for a label that no standard knows. */
function known(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
