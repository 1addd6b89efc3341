import { InvalidArgumentError } from 'commander';
import type { Words } from './words';

/** Readers of arguments that are more than a text. Each throws what it expects, in the person's language. */
export function argumentReaders(text: Words) {
  const expected = (es: string, en: string) => new InvalidArgumentError(text(es, en));
  return {
    wholeNumber(argument: string): number {
      const value = Number(argument);
      if (Number.isSafeInteger(value) && value > 0) return value;
      throw expected('un número entero desde 1', 'a whole number from 1');
    },
    share(argument: string): number {
      const value = argument.trim() === '' ? NaN : Number(argument);
      if (value >= 0 && value <= 1) return value;
      throw expected('un número de 0 a 1', 'a number from 0 to 1');
    },
    birthDate(argument: string): string {
      if (/^\d{4}(-\d{2}(-\d{2})?)?$/.test(argument)) return argument;
      throw expected('aaaa, aaaa-mm o aaaa-mm-dd', 'yyyy, yyyy-mm or yyyy-mm-dd');
    },
    portNumber(argument: string): number {
      const value = argument.trim() === '' ? NaN : Number(argument);
      if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
      throw expected('un puerto de 0 a 65535', 'a port from 0 to 65535');
    },
    idempotencyKey(argument: string): string {
      if (/^[\x21-\x7e]{1,255}$/.test(argument)) return argument;
      throw expected('de 1 a 255 caracteres ASCII visibles', '1 to 255 visible ASCII characters');
    },
    shortName(argument: string): string {
      const name = argument.trim();
      if (name.length >= 1 && name.length <= 100) return name;
      throw expected('de 1 a 100 caracteres', '1 to 100 characters');
    },
  };
}

export type ArgumentReaders = ReturnType<typeof argumentReaders>;
