import { cpnuOrigin, startCpnu, type CpnuOptions } from './cpnu/server';

export { specialRadicados, type SpecialId } from './cpnu/special';
export { startCpnu, type Cpnu, type CpnuOptions, type RequestCounts } from './cpnu/server';

export interface Practice {
  /** From each source's origin to the stand-in's. */
  readonly originMap: Record<string, string>;
  close(): Promise<void>;
}

/** Starts the stand-in of every source on the loopback interface, over invented people and companies. */
export async function startPractice(options: Omit<CpnuOptions, 'port'> = {}): Promise<Practice> {
  const cpnu = await startCpnu(options);
  return { originMap: { [cpnuOrigin]: cpnu.origin }, close: () => cpnu.close() };
}
