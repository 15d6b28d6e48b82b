import type { Browser, BrowserContext, LaunchOptions, Page } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Scene, makeVideo } from '../faces/makeVideo';
import { test as base } from './journey';

/** Content of the camera picture, or the reason why there is none. */
export type Camera = Scene | 'denied' | 'absent';

const FAKE = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

const getFlags = async (camera: Camera): Promise<string[]> => {
  if (camera === 'denied') return ['--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream'];
  if (camera === 'absent') return ['--use-fake-ui-for-media-stream'];
  const film = await makeVideo(camera, join(tmpdir(), `saldo-faces-${process.pid}`));
  return [...FAKE, `--use-file-for-fake-video-capture=${film}`];
};

/** Keeps every stream that the page opens, so that a test can see whether its camera still runs. */
const watchStreams = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const kept: MediaStream[] = [];
    Object.assign(window, { keptStreams: kept });
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      kept.push(stream);
      return stream;
    };
  });

/** Returns the number of the page's running camera tracks. */
export const liveTracks = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { keptStreams = [] } = window as { keptStreams?: MediaStream[] };
    return keptStreams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length;
  });

interface Cameras {
  /** Opens a page in a separate browser with this camera picture. */
  readonly openCameraPage: (camera: Camera) => Promise<Page>;
}

/** The test with browsers that have cameras. */
export const test = base.extend<Cameras>({
  openCameraPage: async ({ playwright, launchOptions, contextOptions, baseURL, viewport, locale }, use) => {
    const browsers: Browser[] = [];
    await use(async (camera) => {
      const args = [...(launchOptions.args ?? []).filter((flag) => !FAKE.includes(flag)), ...(await getFlags(camera))];
      const browser = await playwright.chromium.launch({ ...launchOptions, args } satisfies LaunchOptions);
      browsers.push(browser);
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
      });
      await context.addInitScript(() => {
        if (window.top === window && localStorage.getItem('lang') === null) localStorage.setItem('lang', 'en');
      });
      await watchStreams(context);
      return context.newPage();
    });
    await Promise.all(browsers.map((browser) => browser.close()));
  },
});
