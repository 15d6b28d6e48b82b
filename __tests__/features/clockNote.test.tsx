import { newestResponse } from '@/browser/server/newestResponse';
import { getServerNow } from '@/browser/server/serverClock';
import { ClockNote } from '@/features/shell/notes/ClockNote';
import { screen } from '@testing-library/react';

import { renderFields } from '../support/features/fieldRig';

/** An answer that took a while, from a server whose clock is so far ahead of this computer's. */
function answer(aheadMs: number, tookMs = 200): void {
  const cameAt = Date.now();
  const made = cameAt - tookMs / 2 + aheadMs;
  newestResponse.time = [new Date(made).toUTCString(), cameAt - tookMs, cameAt];
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

test.each([
  ['en', -DAY * 2, "This computer's clock is 2 days fast; Saldo goes by the server's time"],
  ['es', 5 * MINUTE, 'El reloj de esta computadora está atrasado 5 minutos; Saldo usa la hora del servidor'],
  ['cn', -180 * MINUTE, '本机时钟快 3小时，Saldo 以服务器时间为准'],
] as const)('SH-02 a computer’s clock that is wrong is named: %s', async (language, aheadMs, words) => {
  answer(aheadMs);
  await renderFields(<ClockNote />, language);
  expect(screen.getByText(words)).toBeVisible();
});

test('SH-02 a clock within two minutes of the server’s is not named, nor is one that a slow answer says nothing of', async () => {
  answer(0);
  answer(110_000);
  const { unmount } = await renderFields(<ClockNote />, 'en');
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  answer(DAY, 30_000);
  await renderFields(<ClockNote />, 'en');
  expect(screen.queryByRole('status')).toBeNull();
});

test('the server’s time is known to the second, whatever this computer shows, and follows a clock that is set right', () => {
  answer(DAY, 400);
  expect(Math.abs(getServerNow() - Date.now() - DAY)).toBeLessThan(2000);
  answer(0, 400);
  expect(Math.abs(getServerNow() - Date.now())).toBeLessThan(2000);
});
