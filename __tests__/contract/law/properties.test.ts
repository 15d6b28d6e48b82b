import type { ContactRecord } from '@/contract/law/contact';
import { decideContact } from '@/contract/law/decideContact';
import { randomCase } from '../../support/law/randomCases';

const seeds = Array.from({ length: 200 }, (_, index) => 7000 + index);

const talkAt = (at: number): ContactRecord => ({
  at,
  channel: 'call',
  inbound: false,
  outcome: 'conversation',
  person: 'p1',
  debt: 'd1',
  number: 'n1',
  place: null,
  consented: false,
});

test('LC-01 adding packs never makes a contact lawful earlier: the strictest wins', () => {
  const known = seeds.map(randomCase).filter(({ contact: { intent } }) => intent.zones.length > 0);
  for (const { packs, contact: asked, now } of known) {
    const [fewer, all] = [decideContact(packs.slice(1), asked, now), decideContact(packs, asked, now)];
    expect(all.earliest ?? Infinity).toBeGreaterThanOrEqual(fewer.earliest ?? Infinity);
  }
});

test('LC-01 adding history never makes a contact lawful earlier', () => {
  for (const { packs, contact: asked, now } of seeds.map(randomCase)) {
    const more = { ...asked, history: [...asked.history, talkAt(now - 3_600_000)] };
    const [before, after] = [decideContact(packs, asked, now), decideContact(packs, more, now)];
    expect(after.earliest ?? Infinity).toBeGreaterThanOrEqual(before.earliest ?? Infinity);
  }
});

test('LC-01 the order of the history has no effect, and the input is not modified', () => {
  for (const { packs, contact: asked, now } of seeds.map(randomCase)) {
    const before = JSON.stringify([packs, asked]);
    const turned = { ...asked, history: asked.history.toReversed() };
    expect(JSON.stringify(decideContact(packs, turned, now))).toBe(JSON.stringify(decideContact(packs, asked, now)));
    expect(JSON.stringify([packs, asked])).toBe(before);
  }
});
