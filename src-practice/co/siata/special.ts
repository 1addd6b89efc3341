import type { BadDay } from '../../bad-days';

/** Station codes that no layer lists and whose series has a bad day; README.md lists them for people. */
export const badSeries = {
  '9001': 'slow',
  '9002': 'stalled',
  '9003': 'reset',
  '9004': 'truncated',
  '9005': 'empty',
  '9006': 'html',
  '9007': 'error_500',
  '9008': 'unavailable_503',
} as const satisfies Record<string, BadDay>;
