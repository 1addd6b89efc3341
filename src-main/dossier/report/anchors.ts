/** Identifiers within the report that contents, bookmarks and references point to. */
export const chapters = {
  contents: 'contents',
  summary: 'summary',
  findings: 'findings',
  screenings: 'screenings',
  requests: 'requests',
  sources: 'sources',
  verification: 'verification',
} as const;

/** Of a group of findings, by its place. */
export function groupId(index: number): string {
  return `group-${index}`;
}

/** Of a finding, by its number. */
export function findingId(number: number): string {
  return `finding-${number}`;
}

/** Of a screening, by its number. */
export function screeningId(number: string): string {
  return `screening-${number}`;
}

/** Of an exchange in the appendix, by its number. */
export function exchangeId(number: number): string {
  return `exchange-${number}`;
}
