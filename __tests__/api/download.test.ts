/** @jest-environment ./config/browserEnvironment.ts */
import { takeOpenedFile } from '@/browser/files/files';
import { readAnswer } from '@/api/client/readAnswer';
import { mainCall } from '@/contract/call';
import * as z from 'zod/mini';

const EXPORT = mainCall({
  method: 'GET',
  path: 'export',
  answer: z.unknown(),
  who: 'signedIn',
  rows: 'own',
  download: 'saved',
  means: 'A file.',
});

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:one';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const file = (disposition: string): Response =>
  new Response('a,b\n1,2', { headers: { 'content-type': 'text/csv', 'content-disposition': disposition } });

test.each([
  ['attachment; filename="today.csv"', 'today.csv'],
  ["attachment; filename=x.csv; filename*=UTF-8''%E4%BB%8A%E6%97%A5.csv", '今日.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
])('AP-06 a file is saved under the name of the header %p', async (disposition, name) => {
  expect(await readAnswer(EXPORT, file(disposition))).toEqual({ data: name });
  expect(saved).toEqual([name]);
});

test('CD-04 a file that is shown is handed over once and not saved', async () => {
  const outcome = await readAnswer({ ...EXPORT, download: 'shown' }, file('inline; filename="face.png"'));
  const handle = Number('data' in outcome ? outcome.data : Number.NaN);
  const shown = takeOpenedFile(handle);
  expect(await shown?.text()).toBe('a,b\n1,2');
  expect(takeOpenedFile(handle)).toBeUndefined();
  expect(saved).toEqual([]);
});

test('AP-06 SE-03 a refusal in place of a file is not saved as one', async () => {
  const reply = new Response('{"code":"21","message":"no"}', { headers: { 'content-type': 'application/json' } });
  const failure = { kind: 'refused', code: '21', message: 'no' };
  expect(await readAnswer(EXPORT, reply)).toEqual({ failure, again: false });
  expect(saved).toEqual([]);
});

test('AP-06 SE-08 the page of a firewall in place of a file is not saved as one', async () => {
  const reply = new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
  expect(await readAnswer(EXPORT, reply)).toMatchObject({ failure: { kind: 'intercepted' } });
  expect(saved).toEqual([]);
});
