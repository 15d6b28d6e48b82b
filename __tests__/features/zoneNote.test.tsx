import { screen } from '@testing-library/react';
import { LazyZoneNote } from '@/app/shell/lazyShellParts';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { getBrowserTimeZone } from '@/ui/dates/getBrowserTimeZone';
import { formatZonePlace, getZoneDifference } from '@/ui/dates/getZoneDifference';

import { ADMIN } from '../support/features/screenRig';
import { draw } from '../support/features/shellRig';

const OWN = getBrowserTimeZone();
const AT = new Date('2026-03-11T15:30:00Z');

const told = (house: string) =>
  draw(
    <CurrentUserContext value={{ ...ADMIN, timeZone: house }}>
      <LazyZoneNote isNarrow={false} />
    </CurrentUserContext>,
  );

test('SH-02 the institution’s zone is displayed if the browser’s is another, in the current language', async () => {
  const { inLanguage } = told('Pacific/Kiritimati');
  const words = /^Times and days: the institution \(Kiritimati, \+\d+h from your device\)\.$/u;
  // After the first screen has rendered.
  expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeVisible();
  inLanguage('es');
  expect(await screen.findByText(/^Horas y días: la institución/u)).toBeVisible();
});

test('SH-02 a user in the institution’s zone sees no zone', () => {
  told(OWN);
  expect(document.body).toHaveTextContent(/^$/u);
});

test('SH-02 clocks that show the same need no word, whatever their zones are called', () => {
  expect(getZoneDifference(OWN, AT)).toBeUndefined();
  expect(getZoneDifference(null, AT)).toBeUndefined();
  expect(getZoneDifference('Nowhere/Town', AT)).toBeUndefined();
  const [north, south] = ['America/Mexico_City', 'Pacific/Kiritimati'].map(
    (zone) => getZoneDifference(zone, AT)?.hours ?? 0,
  );
  // Kiritimati is 14 hours before UTC, Mexico City six behind, wherever this runs.
  expect(Number(south) - Number(north)).toBe(20);
});

test.each([
  ['America/Mexico_City', 'zh-CN', '墨西哥城'],
  ['America/Mexico_City', 'es-MX', 'Ciudad de México'],
  ['America/Mexico_City', 'en-US', 'Mexico City'],
  ['Pacific/Nowhere_Town', 'en-US', 'Nowhere Town'],
])('SH-02 %s is named by its place in %s: %s', (zone, locale, place) => {
  expect(formatZonePlace(zone, locale)).toBe(place);
});
