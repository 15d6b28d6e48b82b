import { test as base } from './cameraBrowser';
import { answerAs, askBehind, openHost } from './hostBefore';

/** A connection to the server whose responses can be delayed. */
export interface HeldLine {
  readonly url: string;
  /** From now on the server does what this call asks, but nobody hears of it; settles when it has done so. */
  readonly holdBack: (path: RegExp) => Promise<void>;
}

interface Held {
  readonly line: HeldLine;
}

/** Answers are held back behind the browser: playwright, holding one, holds all of a page's calls, and its last one is lost with the page. */
export const test = base.extend<Held>({
  line: async ({ baseURL }, use) => {
    const held = new Map<RegExp, () => void>();
    const host = await openHost((request, reply) => {
      const behind = askBehind(baseURL ?? '', request);
      behind.on('response', (answer) => {
        const tell = [...held].find(([path]) => path.test(request.url ?? ''))?.[1];
        if (tell) answer.resume().on('end', tell);
        else answerAs(answer, reply);
      });
      behind.on('error', () => reply.destroy());
      request.pipe(behind);
    });
    await use({
      url: host.url,
      holdBack: (path) => new Promise((resolve) => void held.set(path, resolve)),
    });
    await host.close();
  },
});
