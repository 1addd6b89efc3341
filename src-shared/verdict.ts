/**
 * What a lookup came to, in the one language of the product. Nothing may blur two of them:
 * `found` records exist · `nothing` asked, answered in full, no record · `silent` asked, the source failed ·
 * `yours` waits for the person · `not_asked` never reached the source.
 */
export const verdicts = ['found', 'nothing', 'silent', 'yours', 'not_asked'] as const;

export type Verdict = (typeof verdicts)[number];
