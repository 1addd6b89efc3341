import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * A screen of its own (Xvfb) whose pixels can be read from a file: for an application that, like the packed one,
 * cannot be driven by a debugger.
 */
export class VirtualScreen {
  private constructor(
    private readonly server: ChildProcess,
    private readonly folder: string,
    /** For the DISPLAY variable. */
    readonly display: string,
  ) {}

  /** @param folder an existing folder for the pixels */
  static async open(folder: string): Promise<VirtualScreen> {
    const server = spawn(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp', '-fbdir', folder],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
    return new VirtualScreen(server, folder, `:${number.toString().trim()}`);
  }

  /** How many different colours are on the screen. A bare screen has one, a window with text has dozens. */
  colours(): number {
    const dump = readFileSync(join(this.folder, 'Xvfb_screen0'));
    // The X window dump format: a header of 32-bit big-endian numbers, a colour table, the pixels.
    const field = (index: number) => dump.readUInt32BE(index * 4);
    const [headerSize, bitsPerPixel, tableEntries] = [field(0), field(11), field(19)];
    if (bitsPerPixel !== 32) throw new Error(`The screen has ${bitsPerPixel} bits per pixel, not 32.`);
    const colours = new Set<number>();
    for (let at = headerSize + tableEntries * 12; at + 4 <= dump.length; at += 4) {
      colours.add(dump.readUInt32LE(at) & 0xffffff);
    }
    return colours.size;
  }

  async close(): Promise<void> {
    const ended = once(this.server, 'exit');
    this.server.kill();
    await ended;
  }
}
