/** The public notice (CO1.NTC) that a page of SECOP II shows; null for any other page. */
export function noticeIn(url: string | null): string | null {
  return url === null ? null : (/[?&]noticeUID=(CO1\.NTC\.\d+)(?:&|$)/.exec(url)?.[1] ?? null);
}
