import type { Cells } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';

let rig: LawRig;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['US', 'CL', 'MX'], zone: 'America/Mexico_City', now: '2026-03-02T18:00:00Z' });
});
afterAll(() => rig.close());

const callAt = async (moment: string, cells: Cells) => {
  const of = await rig.fresh(cells);
  await rig.at(moment);
  const { code } = await rig.dial(of, await rig.contactOf(of));
  return { code, decision: (await rig.decisions(of))[0]?.decision };
};

const codeAt = async (zones: string, moment: string) => (await callAt(moment, { time_zones: zones })).code;

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

/** Half past eight in Mexico City, half past seven in Tijuana, half past four in Honolulu. */
const MORNING = '2026-03-10T14:30:00Z';

test('LC-03 of whom nobody knows where, all zones of the packs count: nothing fails open', async () => {
  const nobodys = { mobile_phone: '+49 30 1234567' };
  const { code, decision } = await callAt(MORNING, nobodys);
  expect(code).toBe('113');
  expect(decision?.zoneBasis).toBe('assumed');
  expect(decision?.zones).toEqual(expect.arrayContaining(['Pacific/Honolulu', 'America/Tijuana', 'Pacific/Easter']));
  expect(await codeAt('America/Mexico_City', MORNING)).toBe('00');
});

test('LC-03 without a zone from the lender the area code determines it, and the decision stores this', async () => {
  const near = await callAt(MORNING, { mobile_phone: '+52 55 1234 5678' });
  expect(near).toMatchObject({ code: '00', decision: { zones: ['America/Mexico_City'], zoneBasis: 'number' } });
  const far = await callAt(MORNING, { mobile_phone: '+52 664 123 4567' });
  expect(far).toMatchObject({ code: '113', decision: { zones: ['America/Tijuana'], zoneBasis: 'number' } });
  const said = await callAt(MORNING, { mobile_phone: '+52 664 123 4567', time_zones: 'America/Mexico_City' });
  expect(said).toMatchObject({ code: '00', decision: { zones: ['America/Mexico_City'], zoneBasis: 'address' } });
});

test('LC-03 numbers that disagree: lawful in all of their zones; one that says nothing: in all of the packs', async () => {
  const numbers = { mobile_phone: '+52 55 1234 5678', home_phone: '+52 664 123 4567' };
  const { code, decision } = await callAt(MORNING, numbers);
  expect(code).toBe('113');
  expect(new Set(decision?.zones)).toEqual(new Set(['America/Mexico_City', 'America/Tijuana']));
  const foreign = await callAt(MORNING, { ...numbers, home_phone: '+49 30 1234567' });
  expect(foreign).toMatchObject({ code: '113', decision: { zoneBasis: 'assumed' } });
});
