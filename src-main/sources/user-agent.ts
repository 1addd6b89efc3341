/*
 * What the product calls itself towards sources: its name and version, plainly, where a source takes that.
 */

export const userAgent = 'Expediente/0.1';

/** For sources whose firewall lets only browsers in. */
export const browserLikeUserAgent = `Mozilla/5.0 (compatible; ${userAgent})`;
