import { randomUUID } from 'node:crypto';
import {
  WebStandardStreamableHTTPServerTransport as StreamableTransport,
  type Server,
} from '@modelcontextprotocol/server';
import type { Clock } from '../../engine/clock';

/** A client of the protocol versions that begin with a handshake. */
interface Session {
  readonly organization: string;
  readonly transport: StreamableTransport;
  /** Epoch milliseconds. */
  usedAt: number;
}

/**
 * Sessions of the handshake versions. They are what lets a client cancel a call with another request; nothing else
 * depends on them, so one that was forgotten costs its client a new handshake.
 */
export interface Sessions {
  /** A transport whose first request is the handshake. */
  open(organization: string): Promise<StreamableTransport>;
  /** The transport of a session of this organization; undefined when it has none of that id. */
  find(id: string, organization: string): StreamableTransport | undefined;
  /** Ends the streams on which clients only listen. */
  stopListening(): void;
  close(): Promise<void>;
}

const idleMs = 3_600_000;
const maxSessions = 256;

export function createSessions(makeServer: () => Server, clock: Clock): Sessions {
  const sessions = new Map<string, Session>();

  /** Closes those nobody has used for long, and the longest unused when there are too many. */
  async function makeRoom(): Promise<void> {
    const byUse = [...sessions].toSorted(([, one], [, other]) => one.usedAt - other.usedAt);
    const excess = byUse.length - maxSessions + 1;
    const ended = byUse.filter(([, { usedAt }], index) => index < excess || clock.now() - usedAt > idleMs);
    await Promise.all(ended.map(([id]) => end(id)));
  }

  async function end(id: string): Promise<void> {
    const session = sessions.get(id);
    sessions.delete(id);
    await session?.transport.close();
  }

  return {
    async open(organization) {
      await makeRoom();
      const transport = new StreamableTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => {
          sessions.set(id, { organization, transport, usedAt: clock.now() });
        },
        onsessionclosed: (id) => {
          sessions.delete(id);
        },
      });
      await makeServer().connect(transport);
      return transport;
    },
    find(id, organization) {
      const session = sessions.get(id);
      if (session?.organization !== organization) return undefined;
      session.usedAt = clock.now();
      return session.transport;
    },
    stopListening() {
      for (const { transport } of sessions.values()) transport.closeStandaloneSSEStream();
    },
    async close() {
      await Promise.all([...sessions.keys()].map(end));
    },
  };
}
