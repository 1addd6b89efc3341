import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';

/*
 * Certificates made on the spot, so that tests of TLS need neither files that expire nor a tool of the machine.
 * Just enough of X.509 (RFC 5280) in DER.
 */

export interface Issued {
  readonly pem: string;
  readonly key: string;
  readonly subject: string;
  readonly privateKey: KeyObject;
}

export interface CertificateOptions {
  readonly subject: string;
  /** Signs itself when absent. */
  readonly issuer?: Issued;
  readonly authority?: boolean;
  /** DNS names and IPv4 addresses. */
  readonly hosts?: readonly string[];
  readonly notBefore?: Date;
  readonly notAfter?: Date;
  readonly usage?: 'server' | 'client';
}

const dayMs = 86_400_000;

export function issue(options: CertificateOptions): Issued {
  const { subject, issuer, authority = false, hosts = [], usage } = options;
  const { notBefore = new Date(Date.now() - dayMs), notAfter = new Date(Date.now() + dayMs) } = options;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const extensions = [
    extension('2.5.29.19', sequence(...(authority ? [tag(0x01, Buffer.from([0xff]))] : [])), true),
    // keyCertSign for an authority, digitalSignature for a server.
    extension('2.5.29.15', tag(0x03, Buffer.from(authority ? [2, 0x04] : [7, 0x80])), true),
    ...(hosts.length > 0 ? [extension('2.5.29.17', sequence(...hosts.map(alternativeName)))] : []),
    ...(usage
      ? [extension('2.5.29.37', sequence(oid(`1.3.6.1.5.5.7.3.${usage === 'server' ? 1 : 2}`)))]
      : []),
  ];
  const signatureAlgorithm = sequence(oid('1.2.840.10045.4.3.2'));
  const body = sequence(
    tag(0xa0, tag(0x02, Buffer.from([2]))),
    tag(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    signatureAlgorithm,
    name(issuer?.subject ?? subject),
    sequence(time(notBefore), time(notAfter)),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', body, issuer?.privateKey ?? privateKey);
  const der = sequence(body, signatureAlgorithm, tag(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines =
    der
      .toString('base64')
      .match(/.{1,64}/g)
      ?.join('\n') ?? '';
  return {
    pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    subject,
    privateKey,
  };
}

/** Root, intermediate and leaf, as a source has them that forgets to send its intermediate. */
export function issueChain(hosts: readonly string[] = ['127.0.0.1', 'source.example']) {
  const root = issue({ subject: 'Test Root', authority: true });
  const intermediate = issue({ subject: 'Test Intermediate', issuer: root, authority: true });
  const leaf = issue({ subject: 'Test Leaf', issuer: intermediate, hosts, usage: 'server' });
  return { root, intermediate, leaf };
}

function tag(type: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}

function sequence(...items: readonly Buffer[]): Buffer {
  return tag(0x30, Buffer.concat(items));
}

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tag(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

function name(commonName: string): Buffer {
  const attribute = sequence(oid('2.5.4.3'), tag(0x0c, Buffer.from(commonName)));
  return sequence(tag(0x31, attribute));
}

function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, '');
  return tag(0x18, Buffer.from(digits));
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(oid(id), ...(critical ? [tag(0x01, Buffer.from([0xff]))] : []), tag(0x04, value));
}

function alternativeName(host: string): Buffer {
  return isIPv4(host) ? tag(0x87, Buffer.from(host.split('.').map(Number))) : tag(0x82, Buffer.from(host));
}
