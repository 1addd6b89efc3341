import { describe, expect, it } from 'vitest';
import { issueChain } from '../upstream/testing/certificates';
import { chromium, judge } from './certificate-check';

const { root, intermediate, leaf } = issueChain(['source.example']);
const other = issueChain(['source.example']);
const now = Date.now();
const question = {
  hostname: 'source.example',
  certificate: { data: leaf.pem },
  errorCode: -202,
};
const roots = () => [root.pem];

describe('the verdict on a certificate', () => {
  it('completes a chain with the intermediate that the profile lists', () => {
    expect(judge(question, [intermediate.pem], roots, now)).toBe(chromium.trust);
  });

  it.each([
    ['no intermediate is listed', question, [], roots, now],
    ['the listed one is another', question, [other.intermediate.pem], roots, now],
    ['the root is not trusted', question, [intermediate.pem], () => [other.root.pem], now],
    ['the host is another', { ...question, hostname: 'evil.test' }, [intermediate.pem], roots, now],
    ['it expired', question, [intermediate.pem], roots, now + 50 * 365 * 86_400_000],
    ['Chromium trusts it anyway', { ...question, errorCode: 0 }, [intermediate.pem], roots, now],
    // Name, date, revocation, weak key, pinning: none of them is about a missing certificate.
    ...[-200, -201, -206, -208, -211, -213].map(
      (errorCode) =>
        [`Chromium said ${errorCode}`, { ...question, errorCode }, [intermediate.pem], roots, now] as const,
    ),
  ] as const)('is Chromium’s own when %s', (_name, asked, listed, trusted, at) => {
    expect(judge(asked, listed, trusted, at)).toBe(chromium.ownVerdict);
  });
});
