import { type LawRig, openLawRig } from '../../support/law/lawRig';

let rig: LawRig;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['US', 'CL', 'MX'], zone: 'America/Mexico_City', now: '2026-03-02T18:00:00Z' });
});
afterAll(() => rig.close());

const codeAt = async (zones: string, moment: string): Promise<string | number> => {
  const of = await rig.fresh(zones === '' ? {} : { time_zones: zones });
  await rig.at(moment);
  return (await rig.dial(of, await rig.contactOf(of))).code;
};

// The strictest of the three opens at eight; clocks are put forward in New York on 8 March 2026 at two in the morning, and
// in Santiago back on 4 April at midnight.
test.each([
  ['America/New_York', '2026-03-06T12:59:59Z', '113'],
  ['America/New_York', '2026-03-06T13:00:00Z', '00'],
  ['America/New_York', '2026-03-09T11:59:59Z', '113'],
  ['America/New_York', '2026-03-09T12:00:00Z', '00'],
  ['America/Santiago', '2026-04-02T10:59:59Z', '113'],
  ['America/Santiago', '2026-04-02T11:00:00Z', '00'],
  ['America/Santiago', '2026-04-06T11:59:59Z', '113'],
  ['America/Santiago', '2026-04-06T12:00:00Z', '00'],
])('LC-03 in %s at %s: %s, by the clock that is changed there', async (zone, moment, code) => {
  expect(await codeAt(zone, moment)).toBe(code);
});

test('LC-03 who may be in several zones is called where it is lawful in all of them', async () => {
  const both = 'America/New_York America/Los_Angeles';
  expect(await codeAt(both, '2026-03-10T14:59:59Z')).toBe('113');
  expect(await codeAt(both, '2026-03-10T15:00:00Z')).toBe('00');
});

test('LC-03 of whom nobody knows where, all zones of the packs count: nothing fails open', async () => {
  // Nine in Mexico City, seven in Tijuana, five in Honolulu.
  expect(await codeAt('', '2026-03-10T15:00:00Z')).toBe('113');
  expect(await codeAt('America/Mexico_City', '2026-03-10T15:00:00Z')).toBe('00');
});
