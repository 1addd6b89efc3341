import type { OriginMap } from '@shared/settings';
import type { HttpFactory, SourceProfile } from '../engine/adapter';
import type { Clock } from '../engine/clock';
import { createHost, type Host, type HostHealth } from './host';
import { isLoopback } from './origin-map';
import { createSourceHttp } from './source-http';
import { createSourceFiles, type SourceFiles } from './streamed';
import type { Transport } from './transport';

export type { HostHealth } from './host';
export type { Transport } from './transport';

export interface UpstreamOptions {
  readonly transport: Transport;
  readonly originMap: OriginMap;
  readonly clock: Clock;
  /** In [0, 1), for the jitter of retries. */
  readonly random: () => number;
  /** Whether an address leads to this machine, where pace and concurrency are not held. */
  readonly isLocal?: (url: string) => boolean;
}

export interface Upstream {
  readonly http: HttpFactory;
  /** Files of a source, too large to be held in memory. An aborted signal ends whatever is under way or waiting. */
  readonly files: (profile: SourceProfile, signal: AbortSignal) => SourceFiles;
  /** Of every host that was asked so far. */
  health(): readonly HostHealth[];
}

/** The one way to public sources. What a host is owed (pace, cool-downs, breaker) holds across all lookups. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { transport, originMap, clock, random, isLocal = isLoopback } = options;
  const hosts = new Map<string, Host>();

  function hostOf(url: string, profile: SourceProfile): Host {
    const { origin } = new URL(url);
    let host = hosts.get(origin);
    if (!host) {
      const target = originMap[origin] ?? null;
      host = createHost({ origin, profile, target, local: isLocal(target ?? url), clock, random });
      hosts.set(origin, host);
    }
    return host;
  }

  return {
    http: (profile, recorder, signal) =>
      createSourceHttp({ profile, recorder, signal, transport, originMap, clock, hostOf }),
    files: (profile, signal) => createSourceFiles({ profile, signal, transport, originMap, clock, hostOf }),
    health: () => [...hosts.values()].map((host) => host.health()),
  };
}
