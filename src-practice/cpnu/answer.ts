/** What goes out: a body, or something done to the connection. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly type: 'application/json; charset=utf-8' | 'text/html';
  readonly headers?: Readonly<Record<string, string>>;
  readonly waitMs?: number;
  /** `stall` never answers, `reset` answers nothing, `break` stops in the middle of the body. */
  readonly connection?: 'stall' | 'reset' | 'break';
}

export function json(value: unknown, status = 200): Answer {
  return { status, body: JSON.stringify(value), type: 'application/json; charset=utf-8' };
}

export function html(title: string, status: number): Answer {
  return {
    status,
    body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h2>${title}</h2></body></html>`,
    type: 'text/html',
  };
}

// Error bodies come in two spellings at the source.
export function refused(message: string): Answer {
  return json({ StatusCode: 400, Message: message }, 400);
}

export function failed(status: number, message: string): Answer {
  return json({ statusCode: status, message }, status);
}

export const forbidden = html('403 - Forbidden: Access is denied.', 403);
export const noSuchPath = html('404 - File or directory not found.', 404);
