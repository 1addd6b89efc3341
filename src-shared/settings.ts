import { z } from 'zod';

const origin = z.string().refine((value) => {
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
}, 'an origin such as https://host:port, without a path');

/** Redirects requests from a source's origin to another one: `{"https://host:448": "http://127.0.0.1:9001"}`. */
export const originMap = z.record(origin, origin);
export type OriginMap = z.output<typeof originMap>;

/** What the user sets; kept in `settings.json` of the data folder so that it is known before the first paint. */
export const settings = z.strictObject({
  language: z.enum(['es', 'en']),
  theme: z.enum(['system', 'light', 'dark']),
  practice: z.boolean(),
  analyst: z.string().max(120),
  organization: z.string().max(120),
  originMap,
  /** Lookups that stand in no dossier are deleted after so many days; 0 keeps them. */
  retentionDays: z.int().min(0).max(3650),
  /** Lookups of a batch that are under way at once; the source's own pace still holds. */
  batchConcurrency: z.int().min(1).max(16),
  /** Whether the application answers over HTTP on this machine, and where. */
  serviceOn: z.boolean(),
  servicePort: z.int().min(1024).max(65_535),
});
export type Settings = z.output<typeof settings>;

export const settingsPatch = settings.partial();
export type SettingsPatch = z.output<typeof settingsPatch>;
