import { VERSION_CHECK_MS, VersionNote } from '@/features/shell/notes/VersionNote';
import { registerWork } from '@/ui/unsaved/unsavedWork';
import { act, screen } from '@testing-library/react';

import { renderFields } from '../support/features/fieldRig';

const START = '<script defer src="/assets/main.aaaaaa.js"></script>';
const getPage = (script: string): string => `<html><script id="files-ahead">{}</script>${script}</html>`;
const NEW_PAGE = getPage('<script defer src="/assets/main.bbbbbb.js"></script>');

let answers: (() => Promise<Response>) | undefined;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  document.head.innerHTML = START;
  jest.useFakeTimers();
  globalThis.fetch = async (address) => {
    asked.push(address instanceof Request ? address.url : address.toString());
    if (!answers) throw new TypeError('nobody there');
    return answers();
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

const answer = (page: string, status = 200): void => {
  answers = async () => new Response(page, { status });
};
const nextCheck = () => act(async () => jest.advanceTimersByTimeAsync(VERSION_CHECK_MS));
const note = () => screen.queryByRole('status');

test.each([
  ['cn', '已安装新版本。'],
  ['en', 'A new version is installed.'],
  ['es', 'Se instaló una versión nueva.'],
] as const)('SH-02 an open tab learns of a new version within five minutes: %s', async (language, words) => {
  expect(VERSION_CHECK_MS).toBeLessThan(5 * 60_000);
  answer(getPage(START));
  await renderFields(<VersionNote />, language);
  await nextCheck();
  expect(note()).toBeNull();
  answer(NEW_PAGE);
  await nextCheck();
  expect(note()).toHaveTextContent(words);
  expect(screen.getByRole('button')).toBeVisible();
  // The request goes to the app's own page, whichever host serves it, and stops when it is no longer needed.
  expect(asked).toEqual(['/', '/']);
  await nextCheck();
  expect(asked).toHaveLength(2);
});

test('SH-02 while something is not saved, the note says to save it and offers no reload', async () => {
  answer(NEW_PAGE);
  await renderFields(<VersionNote />, 'en');
  await nextCheck();
  const held: (() => void)[] = [];
  act(() => void held.push(registerWork({})));
  expect(note()).toHaveTextContent('A new version is installed. Save your work, then reload the page.');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => held.forEach((letGo) => letGo()));
  expect(screen.getByRole('button')).toBeVisible();
});

test.each([
  ['nobody there', undefined],
  ['an error page', () => answer(NEW_PAGE, 502)],
  ['the page of a network', () => answer('<html><h1>Sign in</h1></html>')],
])('SH-02 %s is no new version', async (_, prepare) => {
  answers = undefined;
  prepare?.();
  await renderFields(<VersionNote />, 'en');
  await nextCheck();
  expect(asked).toHaveLength(1);
  expect(note()).toBeNull();
});

test('SH-02 a tab that is not seen does not ask, and asks once it is seen again', async () => {
  answer(NEW_PAGE);
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await renderFields(<VersionNote />, 'en');
  await nextCheck();
  expect(asked).toEqual([]);
  seen.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(note()).not.toBeNull();
});
