import type { Command } from './commands';

/** Lower case without accents, so that «cedula» finds «cédula». */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The commands in which every typed word begins a word of title, group or keywords (or stands inside one), best first:
 * words that begin the title, then words that begin another word, then the rest. Order is kept among equals.
 */
export function matchCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands;
  return commands
    .map((command) => ({ command, score: scoreOf(command, words) }))
    .filter((entry) => entry.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map((entry) => entry.command);
}

function scoreOf(command: Command, words: readonly string[]): number {
  const title = fold(command.title);
  const rest = fold(`${command.group} ${command.keywords ?? ''}`);
  let score = 0;
  for (const word of words) {
    if (title.startsWith(word)) score += 4;
    else if (` ${title}`.includes(` ${word}`)) score += 3;
    else if (` ${rest}`.includes(` ${word}`)) score += 2;
    else if (title.includes(word) || rest.includes(word)) score += 1;
    else return 0;
  }
  return score;
}
