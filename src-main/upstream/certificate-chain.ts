import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';

const serverAuthentication = '1.3.6.1.5.5.7.3.1';
/** Intermediates between leaf and root; public chains have one or two. */
const mostIntermediates = 4;

export interface ChainQuestion {
  /** The server's certificate, PEM. */
  readonly leaf: string;
  /** PEM certificates that may stand between leaf and root. None of them is trusted for itself. */
  readonly intermediates: readonly string[];
  /** PEM certificates of the authorities that are trusted. */
  readonly roots: readonly string[];
  /** The name or address that was asked. */
  readonly hostname: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type ChainVerdict = { readonly trusted: true } | { readonly trusted: false; readonly problem: string };

/**
 * Whether a leaf leads through the listed intermediates to a trusted root: each certificate is issued and signed by the
 * next, every one is valid now, issuers are certificate authorities, and the leaf is a server's and names the host.
 *
 * For sources whose server forgets to send an intermediate: the network stack has refused the chain only because it was
 * incomplete, and the source's profile lists what is missing. Path lengths, name constraints and revocation are not
 * examined, so `intermediates` must hold what a profile lists and never what a server sent.
 */
export function verifyChain(question: ChainQuestion): ChainVerdict {
  const { hostname, now } = question;
  const leaf = parse(question.leaf);
  if (!leaf) return refuse('the certificate cannot be read');
  const names = isIP(hostname) ? leaf.checkIP(hostname) : leaf.checkHost(hostname);
  if (names === undefined) return refuse(`the certificate does not name ${hostname}`);
  if (leaf.ca) return refuse('the certificate is an authority and not a server');
  // Node calls the extended key usage so; there is none when a certificate is good for everything.
  const usages = leaf.keyUsage as readonly string[] | undefined;
  if (usages && !usages.includes(serverAuthentication)) return refuse('the certificate is not for servers');
  if (!isValid(leaf, now))
    return refuse(`the certificate is valid from ${leaf.validFrom} to ${leaf.validTo}`);

  const usable = (pems: readonly string[]) => pems.map(parse).filter((c) => c?.ca && isValid(c, now));
  const roots = usable(question.roots) as X509Certificate[];
  const intermediates = usable(question.intermediates) as X509Certificate[];
  return leadsToRoot(leaf, intermediates, roots, mostIntermediates)
    ? { trusted: true }
    : refuse('no chain of valid authorities leads to a trusted root');
}

function leadsToRoot(
  certificate: X509Certificate,
  intermediates: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  left: number,
): boolean {
  if (roots.some((root) => isIssuedBy(certificate, root))) return true;
  if (left === 0) return false;
  return intermediates.some(
    (issuer) => isIssuedBy(certificate, issuer) && leadsToRoot(issuer, intermediates, roots, left - 1),
  );
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

function isValid(certificate: X509Certificate, now: number): boolean {
  return Date.parse(certificate.validFrom) <= now && now <= Date.parse(certificate.validTo);
}

function parse(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

function refuse(problem: string): ChainVerdict {
  return { trusted: false, problem };
}
