import type { Protocol } from 'devtools-protocol';
import type { WebContents } from 'electron';
import type { BrowserPage, Frame, PageOptions } from '../../assisted/browser';
import { fill, press, snapshot, withoutBoxes } from './in-page';

const longestPicturePx = 12_000;
const widestPicturePx = 3000;
/** A page that a box or an endless script holds up does not answer. */
const answersWithinMs = 8000;
const mostAnswerBytes = 20 * 1024 * 1024;

/**
 * Reads and fills a page through the protocol of the browser's own tools, in a world of its own that the page's scripts
 * can neither see nor change.
 */
export async function drive(
  contents: WebContents,
  { origins, answers, events }: PageOptions,
  remove: () => void,
): Promise<BrowserPage> {
  const tools = contents.debugger;
  const worlds = new Map<string, number>();
  const wanted = new Map<string, { readonly url: string; readonly type: string }>();
  /** Documents that came as the answer to a form. */
  const posted = new Set<string>();
  let isClosed = false;

  function send<T>(method: string, parameters: object = {}): Promise<T> {
    let patience: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      patience = setTimeout(() => reject(new Error('the page does not react')), answersWithinMs);
    });
    const answer = tools.sendCommand(method, parameters) as Promise<T>;
    return Promise.race([answer, silence]).finally(() => clearTimeout(patience));
  }

  // Before its first document a page has no process that would answer.
  await contents.loadURL('about:blank');
  tools.attach('1.3');
  tools.on('message', (_event, method: string, parameters: unknown) => {
    if (method === 'Page.javascriptDialogOpening')
      noteBox(parameters as Protocol.Page.JavascriptDialogOpeningEvent);
    if (method === 'Network.requestWillBeSent')
      noteDocument(parameters as Protocol.Network.RequestWillBeSentEvent);
    if (method === 'Network.responseReceived')
      noteAnswer(parameters as Protocol.Network.ResponseReceivedEvent);
    if (method === 'Network.loadingFinished')
      void tellAnswer((parameters as Protocol.Network.LoadingFinishedEvent).requestId);
  });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: withoutBoxes });
  const keptBytes = answers.length > 0 ? mostAnswerBytes : 0;
  await send('Network.enable', { maxTotalBufferSize: keptBytes, maxResourceBufferSize: keptBytes });

  contents.on('did-finish-load', () => events.loaded());
  contents.on('did-navigate-in-page', () => events.loaded());
  contents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
    // -3: another load, or a guard, took its place.
    if (isMainFrame && code !== -3) events.failed(`${description || code} (${url})`);
  });
  contents.on('will-prevent-unload', (event) => event.preventDefault());
  contents.on('render-process-gone', (_event, { reason }) => events.failed(reason));

  /** A redirect is another request of the same document; the last one counts. */
  function noteDocument({ loaderId, type, request }: Protocol.Network.RequestWillBeSentEvent): void {
    if (type !== 'Document') return;
    if (request.method === 'POST') posted.add(loaderId);
    else posted.delete(loaderId);
  }

  /** The browser shows the box to the person, who answers it; leaving a page asks nothing. */
  function noteBox({ type, message }: Protocol.Page.JavascriptDialogOpeningEvent): void {
    if (type !== 'beforeunload') events.said(message.slice(0, 500));
  }

  function noteAnswer({ requestId, type, response }: Protocol.Network.ResponseReceivedEvent): void {
    const isWanted = answers.some((start) => response.url.startsWith(start));
    if (!isWanted || type === 'Preflight' || response.status < 200 || response.status > 299) return;
    wanted.set(requestId, { url: response.url, type: response.mimeType });
  }

  async function tellAnswer(requestId: string): Promise<void> {
    const answer = wanted.get(requestId);
    if (answer === undefined) return;
    wanted.delete(requestId);
    try {
      const { body, base64Encoded } = await send<Protocol.Network.GetResponseBodyResponse>(
        'Network.getResponseBody',
        { requestId },
      );
      events.answer({ ...answer, bytes: Buffer.from(body, base64Encoded ? 'base64' : 'utf8') });
    } catch (error) {
      events.failed(`${answer.url}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async function ownFrames(): Promise<readonly Protocol.Page.Frame[]> {
    const { frameTree } = await send<Protocol.Page.GetFrameTreeResponse>('Page.getFrameTree');
    return flat(frameTree).filter(({ securityOrigin }) => origins.includes(securityOrigin));
  }

  async function evaluate(frame: Protocol.Page.Frame, expression: string): Promise<unknown> {
    const key = `${frame.id} ${frame.loaderId}`;
    let contextId: number | undefined = worlds.get(key);
    if (contextId === undefined) {
      const world = await send<Protocol.Page.CreateIsolatedWorldResponse>('Page.createIsolatedWorld', {
        frameId: frame.id,
        worldName: 'expediente',
      });
      worlds.set(key, (contextId = world.executionContextId));
    }
    const { result, exceptionDetails } = await send<Protocol.Runtime.EvaluateResponse>('Runtime.evaluate', {
      expression,
      contextId,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value;
  }

  /** Runs something in the first frame in which it succeeds. */
  async function inSomeFrame(expression: string): Promise<boolean> {
    for (const frame of await ownFrames()) if ((await evaluate(frame, expression)) === true) return true;
    return false;
  }

  return {
    async load(url) {
      try {
        await contents.loadURL(url);
      } catch (error) {
        // A page that goes on to another one ends the load of the first.
        if ((error as { code?: string }).code !== 'ERR_ABORTED') throw error;
      }
    },
    async frames() {
      if (isClosed || contents.isDestroyed()) return [];
      const frames: Frame[] = [];
      for (const frame of await ownFrames()) {
        const html = await evaluate(frame, snapshot(posted.has(frame.loaderId)));
        if (typeof html === 'string')
          frames.push({ url: frame.url, document: `${frame.id} ${frame.loaderId}`, html });
        else if (frame.parentId === undefined) throw new Error('the page is too large to be read');
      }
      return frames;
    },
    fill: (field, value, always) => inSomeFrame(fill(field, value, always)),
    press: (selector) => inSomeFrame(press(selector)),
    async picture() {
      const { cssContentSize } = await send<Protocol.Page.GetLayoutMetricsResponse>('Page.getLayoutMetrics');
      const clip = {
        x: 0,
        y: 0,
        width: Math.min(cssContentSize.width, widestPicturePx),
        height: Math.min(cssContentSize.height, longestPicturePx),
        scale: 1,
      };
      const { data } = await send<Protocol.Page.CaptureScreenshotResponse>('Page.captureScreenshot', {
        format: 'png',
        captureBeyondViewport: true,
        clip,
      });
      return Buffer.from(data, 'base64');
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      if (!contents.isDestroyed() && tools.isAttached()) tools.detach();
      remove();
    },
  };
}

function flat({ frame, childFrames = [] }: Protocol.Page.FrameTree): readonly Protocol.Page.Frame[] {
  return [frame, ...childFrames.flatMap(flat)];
}
