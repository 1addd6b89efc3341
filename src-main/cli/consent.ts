import { createInterface } from 'node:readline/promises';
import type { Language, Text } from '@shared/text';
import type { Consent } from '../api/oauth/consent';
import type { Output } from './output';

/** A terminal that a person can answer at. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/**
 * Asks the person at the terminal, on standard error. Without a terminal nobody can answer, so it is a no, and standard
 * error tells how a program gets in without being asked about.
 */
export function terminalConsent(
  { input, output }: Terminal,
  say: Output['say'],
  language: Language,
): Consent {
  return async ({ clientName, redirectHost, isLocal, organization }, signal) => {
    const words = question(clientName, redirectHost, isLocal, organization);
    if (input.isTTY !== true || output.isTTY !== true) {
      say(`${words[language]}\n${nobody[language]}`);
      return false;
    }
    const lines = createInterface({ input, output });
    try {
      say(words[language]);
      const answer = await lines.question(`${prompt[language]} `, { signal });
      return yes[language].includes(answer.trim().toLowerCase());
    } catch (error) {
      // The program left, or nobody answered in time.
      if (signal.aborted) return false;
      throw error;
    } finally {
      lines.close();
    }
  };
}

function question(name: string, host: string, isLocal: boolean, organization: string): Text {
  return {
    es:
      `«${name}» (así se presenta) quiere usar el servidor de herramientas de Expediente: hacer consultas con el cupo ` +
      `de la organización ${organization} y leer sus respuestas. La respuesta va a ${host}` +
      `${isLocal ? ', en este equipo' : ', FUERA de este equipo'}.`,
    en:
      `“${name}” (its own words) wants to use the tool server of Expediente: run lookups on the quota of the ` +
      `organization ${organization} and read the answers to them. The answer goes to ${host}` +
      `${isLocal ? ', on this machine' : ', OUTSIDE this machine'}.`,
  };
}

const prompt: Text = { es: '¿Permitirlo? [s/N]', en: 'Allow it? [y/N]' };
const yes: Readonly<Record<Language, readonly string[]>> = { es: ['s', 'sí', 'si'], en: ['y', 'yes'] };
const nobody: Text = {
  es: 'No hay una terminal en la que responder, así que no se permitió. El programa puede usar una clave del servicio.',
  en: 'There is no terminal to answer at, so it was not allowed. The program can use a key of the service.',
};
