import type { SourceHttp } from '../../../engine/adapter';
import { parseValidity, type Validity } from './parse';
import { site } from './profile';

const endpoint = `${site}:8443/VigenciaCedula/consulta`;

/** Asks for the validity of a cédula, as the page does; the moment is that of the answer. */
export async function validityOf(
  http: SourceHttp,
  number: string,
): Promise<Validity & { readonly receivedAt: number }> {
  const { bytes, receivedAt } = await http.send({
    url: endpoint,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // The number goes as a JSON number; the page also tells the visitor's address, which the source takes empty.
    body: JSON.stringify({ nuip: Number(number), ip: '' }),
  });
  return { ...parseValidity(bytes), receivedAt };
}
