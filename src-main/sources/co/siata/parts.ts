import { isUpstreamError, type LookupError } from '@shared/errors';
import type { SourceResponse } from '../../../engine/adapter';
import { colombian } from './parse/time';

/** Parts of an answer that come from several places: what one of them lacks is named, not the end of the others. */
export class Parts {
  readonly #missing: string[] = [];
  #first: LookupError | null = null;
  #answered = 0;

  /** The part, or null when the source failed to give it in a known shape. */
  async get<T>(name: string, work: Promise<T>): Promise<T | null> {
    try {
      const part = await work;
      this.#answered += 1;
      return part;
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      this.#missing.push(name);
      this.#first ??= error;
      return null;
    }
  }

  /** The names of the parts that are missing. */
  missing(): string[] {
    return [...new Set(this.#missing)].toSorted();
  }

  /** Throws the first failure when not one part came: then there is no answer at all. */
  needOne(): void {
    if (this.#answered === 0 && this.#first !== null) throw this.#first;
  }
}

/** When the latest of some answers arrived, in Colombian time. */
export function retrievedAt(responses: readonly (SourceResponse | null)[]): string {
  return colombian(Math.max(0, ...responses.map((response) => response?.receivedAt ?? 0)));
}

/** Stations for which the source is asked one by one. */
export const mostDetails = 20;
