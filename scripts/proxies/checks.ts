import { get } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '@/contract/entities/cases/liveEvent';
import { LENDER_UPLOAD_BODY_MAX_BYTES } from '@/contract/entities/lender/lenderUpload';
import { sendCall, findText } from '../durability/sendCall';
import { getHeaders } from '../bench/measuredServer.mjs';
import { workCase } from '../restore/mainJob';
import { openSignedIn } from '../speed/desk.mjs';

/** A check of one proxy; `base` is the address of the app without the slash at its end. */
type Check = (base: string) => Promise<void>;

const must = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new Error(otherwise);
};

/** All addresses of the page lie below the path of the app, and are answered. */
const servesPage: Check = async (base) => {
  const page = await (await fetch(`${base}/`)).text();
  const addresses = [...page.matchAll(/(?:href|src)="([^"]+)"/gu)].map(([, address = '']) => address);
  must(addresses.length > 3, 'the page names no files');
  for (const address of addresses) {
    const { href } = new URL(address, `${base}/`);
    must(href.startsWith(`${base}/`), `${address} is not below ${base}/`);
    must((await fetch(href)).ok, `${href} is not served`);
  }
  const bare = new URL(base);
  if (bare.pathname !== '/') {
    const answer = await fetch(base);
    must(answer.url === `${base}/` && answer.ok, `${base} does not lead to ${base}/`);
  }
};

const savesResult: Check = async (base) => void (await workCase(base));

const WELCOME_WITHIN_MS = 10_000;

/** Opens the live connection as a browser does, and waits for the welcome message. */
const opensLiveLine: Check = async (base) => {
  const headers = await getHeaders(base, 'agent');
  const socket = new WebSocket(`${base.replace('http', 'ws')}/prod/${LIVE_PATH}`, {
    origin: new URL(base).origin,
    headers: { cookie: headers['cookie'] },
  });
  const welcome = new Promise<string>((resolve, reject) => {
    socket.once('message', (data: Buffer) => resolve(data.toString()));
    socket.once('error', reject);
    setTimeout(() => reject(new Error('the live line stays silent')), WELCOME_WITHIN_MS).unref();
  });
  socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', token: headers['token'] })));
  try {
    const first = findText(JSON.parse(await welcome), 'type');
    must(first === 'welcome', `the live line begins with ${first}`);
  } finally {
    socket.close();
  }
};

const readFrom = (url: string, localAddress: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { localAddress, headers: { 'x-forwarded-for': '203.0.113.9' } }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part)));
      answer.on('end', () => resolve(text));
    }).once('error', reject);
  });

const CALLER = '127.0.0.3';

/** The server sees the caller's address, and not one that the caller made up. */
const tellsAddress: Check = async (base) => {
  const answer = await readFrom(`${base}/prod/public-ip`, CALLER);
  must(answer.includes(CALLER), `the server takes the caller ${CALLER} for ${answer}`);
};

/** A file of the largest size reaches the server: its answer is an envelope, not the proxy's 413. */
const takesLargestFile: Check = async (base) => {
  const headers = await getHeaders(base, 'admin');
  const frame = JSON.stringify({ content: '' }).length;
  const body = { content: 'A'.repeat(LENDER_UPLOAD_BODY_MAX_BYTES - frame) };
  const { code } = await sendCall(base, headers, { method: 'POST', path: '/prod/lender/upload/preview', body });
  must(code !== 'none', 'a file of the largest size is not answered by the server');
};

const LINE_WITHIN_MS = 30_000;

/** Returns the first event of a live connection opened by a page. */
const firstEvent = (page: Page): Promise<string> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the page has no live line')), LINE_WITHIN_MS).unref();
    page.once('websocket', (socket) => socket.once('framereceived', ({ payload }) => resolve(String(payload))));
  });

/** Runs the app in a browser: signs in, shows the list, and opens the live connection. */
const runsInBrowser =
  (browser: Browser): Check =>
  async (base) => {
    const context = (await openSignedIn(browser, base)).context();
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (!answer.ok()) refused.push(`${answer.status()} ${answer.url()}`);
    });
    const event = firstEvent(page);
    await page.goto(`${base}/#/case/list`);
    await page.getByRole('row').nth(1).waitFor();
    must((await event).includes('welcome'), `the live line begins with ${await event}`);
    must(refused.length === 0, `not served: ${refused.join(', ')}`);
    await context.close();
  };

/** Checks through each proxy, by verified behavior. */
export const createChecks = (browser: Browser): Readonly<Record<string, Check>> => ({
  'page and its files': servesPage,
  'sign-in, list, case, result': savesResult,
  'live line': opensLiveLine,
  'address of the caller': tellsAddress,
  'largest file': takesLargestFile,
  'app in a browser': runsInBrowser(browser),
});
