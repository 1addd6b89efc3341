import { UsageError } from '../launch/options';

/** Reads an argument that has to be JSON. Throws `UsageError`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      {
        es: `No es JSON (${(error as SyntaxError).message}).`,
        en: `Not JSON (${(error as SyntaxError).message}).`,
      },
      { cause: error },
    );
  }
}
