import { describe, expect, it } from 'vitest';
import { isTrusted, type Sender } from './sender';

const windows = new Set([7]);
const event = (change: Partial<NonNullable<Sender['senderFrame']>> = {}, id = 7): Sender => ({
  sender: { id },
  senderFrame: { url: 'app://expediente/index.html#/history', parent: null, ...change },
});

describe('the sender of a message', () => {
  it('is trusted when it is the main frame of a window', () => {
    expect(isTrusted(event(), windows)).toBe(true);
  });

  it.each<[string, Sender]>([
    ['another origin', event({ url: 'https://evil.test/' })],
    ['a file', event({ url: 'file:///index.html' })],
    ['a host that begins alike', event({ url: 'app://expediente.evil.test/' })],
    ['another port', event({ url: 'app://expediente:1/' })],
    ['an empty page', event({ url: 'about:blank' })],
    ['no address at all', event({ url: '' })],
    ['a sub-frame', event({ parent: {} })],
    ['a WebContents that is no window', event({}, 8)],
    ['a frame that is gone', { sender: { id: 7 }, senderFrame: null }],
    [
      'a frame that was disposed of',
      {
        sender: { id: 7 },
        get senderFrame(): never {
          throw new Error('Render frame was disposed before WebFrameMain could be accessed');
        },
      },
    ],
  ])('is not trusted when it is %s', (_name, forged) => {
    expect(isTrusted(forged, windows)).toBe(false);
  });
});
