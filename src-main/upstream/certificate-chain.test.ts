import { describe, expect, it } from 'vitest';
import { type ChainQuestion, verifyChain } from './certificate-chain';
import { type CertificateOptions, issue, issueChain } from './testing/certificates';

const day = 86_400_000;
const { root, intermediate, leaf } = issueChain(['source.example', '*.wild.example', '127.0.0.1']);
const now = Date.now();
const good: ChainQuestion = {
  leaf: leaf.pem,
  intermediates: [intermediate.pem],
  roots: [root.pem],
  hostname: 'source.example',
  now,
};
const issuedBy = (issuer: typeof root, more: Partial<CertificateOptions> = {}) =>
  issue({ subject: 'Other', issuer, hosts: ['source.example'], usage: 'server', ...more });

describe('verifyChain', () => {
  it.each(['source.example', 'a.wild.example', '127.0.0.1'])('trusts a complete chain for %s', (hostname) => {
    expect(verifyChain({ ...good, hostname })).toEqual({ trusted: true });
  });

  it('trusts a leaf that a root issued itself, and one without extended usage', () => {
    expect(verifyChain({ ...good, leaf: issuedBy(root).pem, intermediates: [] })).toEqual({ trusted: true });
    const general = issue({ subject: 'General', issuer: intermediate, hosts: ['source.example'] });
    expect(verifyChain({ ...good, leaf: general.pem })).toEqual({ trusted: true });
  });

  it('goes through several intermediates, in whatever order they are listed, and past unrelated ones', () => {
    const lower = issue({ subject: 'Lower', issuer: intermediate, authority: true });
    const unrelated = issueChain().intermediate;
    expect(
      verifyChain({
        ...good,
        leaf: issuedBy(lower).pem,
        intermediates: [unrelated.pem, lower.pem, intermediate.pem, 'not a certificate'],
      }),
    ).toEqual({ trusted: true });
  });

  const stranger = issueChain(['source.example']);
  const expired = { notBefore: new Date(now - 2 * day), notAfter: new Date(now - day) };
  const expiredIntermediate = issue({ subject: 'Old', issuer: root, authority: true, ...expired });
  const expiredRoot = issue({ subject: 'Old Root', authority: true, ...expired });
  const notAuthority = issue({ subject: 'No Authority', issuer: root });
  // It bears the intermediate's name but another key, so only the signature tells.
  const impostor = issue({ subject: 'Test Intermediate', issuer: stranger.root, authority: true });
  const loop = issue({ subject: 'Loop', authority: true });

  it.each<[string, Partial<ChainQuestion>, RegExp]>([
    ['the intermediate is missing', { intermediates: [] }, /no chain/],
    ['no root is trusted: an intermediate is not trusted for being listed', { roots: [] }, /no chain/],
    ['the root is a stranger', { roots: [stranger.root.pem] }, /no chain/],
    ['the leaf is signed by an impostor', { leaf: issuedBy(impostor).pem }, /no chain/],
    ['the impostor is listed', { intermediates: [impostor.pem] }, /no chain/],
    [
      'the leaf signed itself',
      { leaf: issue({ subject: 'Self', hosts: ['source.example'] }).pem },
      /no chain/,
    ],
    [
      'an intermediate has expired',
      { leaf: issuedBy(expiredIntermediate).pem, intermediates: [expiredIntermediate.pem] },
      /no chain/,
    ],
    ['the root has expired', { leaf: issuedBy(expiredRoot).pem, roots: [expiredRoot.pem] }, /no chain/],
    [
      'what issued it is no authority',
      { leaf: issuedBy(notAuthority).pem, intermediates: [notAuthority.pem] },
      /no chain/,
    ],
    ['an intermediate leads to itself', { leaf: issuedBy(loop).pem, intermediates: [loop.pem] }, /no chain/],
    ['the leaf has expired', { leaf: issuedBy(intermediate, expired).pem }, /valid from/],
    ['the leaf is not valid yet', { now: now - 3 * day }, /valid from/],
    ['the leaf is for clients', { leaf: issuedBy(intermediate, { usage: 'client' }).pem }, /not for servers/],
    ['the leaf is an authority', { leaf: intermediate.pem, hostname: 'Test Intermediate' }, /./],
    ['the host is another', { hostname: 'other.example' }, /does not name other.example/],
    ['the host is above a wildcard', { hostname: 'wild.example' }, /does not name/],
    ['the address is another', { hostname: '127.0.0.2' }, /does not name/],
    ['the leaf cannot be read', { leaf: 'nonsense' }, /cannot be read/],
  ])('refuses when %s', (_, change, problem) => {
    expect(verifyChain({ ...good, ...change })).toEqual({
      trusted: false,
      problem: expect.stringMatching(problem),
    });
  });
});
