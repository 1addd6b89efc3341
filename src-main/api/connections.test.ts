import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { casesByRadicado } from '@shared/operations/co/rama-judicial';
import { connection, programs } from '@shared/connections';

const access = { baseUrl: 'http://127.0.0.1:7410', apiKey: 'exp_0123456789abcdef_key' };

/** The words that a shell makes of a command. */
const words = (command: string) =>
  execFileSync('sh', ['-c', `set -- ${command}; printf '%s\\0' "$@"`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

describe('the way a program connects', () => {
  it('is a lookup that curl can send as it stands', () => {
    const [program, url, ...options] = words(connection('curl', access));
    expect([program, url?.startsWith(`${access.baseUrl}/co/`)]).toEqual(['curl', true]);
    expect(options.slice(0, 4)).toEqual([
      '-H',
      `Authorization: Bearer ${access.apiKey}`,
      '-H',
      'Content-Type: application/json',
    ]);
    expect(casesByRadicado.request.safeParse(JSON.parse(options[5] ?? '')).success).toBe(true);
  });

  it('is one command for Claude Code', () => {
    expect(words(connection('claude-code', access)).slice(-4)).toEqual([
      'expediente',
      `${access.baseUrl}/mcp`,
      '--header',
      `Authorization: Bearer ${access.apiKey}`,
    ]);
  });

  it('is JSON with the address of the tool server for all others', () => {
    for (const program of programs.filter((name) => !['curl', 'claude-code'].includes(name))) {
      const text = connection(program, access);
      JSON.parse(text);
      expect(text).toContain(`"${access.baseUrl}/mcp"`);
      // VS Code asks for the key and keeps it itself: its file is often shared.
      expect(text.includes(access.apiKey)).toBe(program !== 'vscode');
    }
  });
});
