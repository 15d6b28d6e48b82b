// Measures the duration of a contact decision with 40 contacts of history: npm run bench -- law. Fails above the limits of docs/law.md.
import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks } from '@/contract/law/selectPacks';
import type { ContactCase, ContactRecord } from '@/contract/law/contact';
import { decideContact } from '@/contract/law/decideContact';

const ROWS = 40;
const TIMES = 4000;
const HOUR_MS = 3_600_000;
/** Maximum medians in milliseconds: for a verdict now, and for the earliest permitted time. */
const MOST = { verdict: 0.2, earliest: 1 };

interface LawLocation {
  readonly packs: readonly string[];
  readonly zone: string;
}

const PLACES: readonly LawLocation[] = [
  { packs: ['MX'], zone: 'America/Mexico_City' },
  { packs: ['CN'], zone: 'Asia/Shanghai' },
  { packs: ['PE'], zone: 'America/Lima' },
  { packs: ['US', 'US-MA', 'US-NYC'], zone: 'America/New_York' },
  { packs: ['CO'], zone: 'America/Bogota' },
  { packs: ['CL'], zone: 'America/Santiago' },
];

const begin = Date.parse('2026-07-13T00:00:00Z');

const past = (now: number, hoursAgo: number): ContactRecord => ({
  at: now - hoursAgo * HOUR_MS,
  channel: 'call',
  inbound: false,
  outcome: 'noAnswer',
  person: 'p1',
  debt: 'd1',
  number: 'n1',
  place: null,
  consented: false,
});

/** With a history of `hours` between two contacts: few of them are recent, or many. */
function contactAt(now: number, zone: string, hours: number): ContactCase {
  return {
    intent: {
      channel: 'call',
      role: 'borrower',
      purpose: 'collect',
      person: 'p1',
      debt: 'd1',
      number: 'n1',
      place: null,
      zones: [zone],
      zoneBasis: 'address',
    },
    facts: { known: [], penaltyDay: '2026-06-01' },
    history: Array.from({ length: ROWS }, (_, index) => past(now, (index + 1) * hours)),
  };
}

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

function measure(place: LawLocation): Record<keyof typeof MOST, number> {
  const packs = selectPacks(ALL_PACKS, place.packs);
  const taken: Record<keyof typeof MOST, number[]> = { verdict: [], earliest: [] };
  for (let round = 0; round < TIMES; round++) {
    const now = begin + round * 37 * 60_000;
    const contact = contactAt(now, place.zone, round % 2 === 0 ? 400 : 4);
    const started = performance.now();
    const { verdict } = decideContact(packs, contact, now);
    taken[verdict === 'deny' ? 'earliest' : 'verdict'].push(performance.now() - started);
  }
  return { verdict: median(taken.verdict), earliest: median(taken.earliest) };
}

let fits = true;
for (const place of PLACES) {
  const taken = measure(place);
  const isFast = taken.verdict <= MOST.verdict && taken.earliest <= MOST.earliest;
  fits &&= isFast;
  console.log(
    `${isFast ? 'ok  ' : 'FAIL'} ${place.packs.join(' ').padEnd(16)} lawful now ${taken.verdict.toFixed(3)} of ${MOST.verdict} ms, with its moment ${taken.earliest.toFixed(3)} of ${MOST.earliest} ms`,
  );
}
process.exitCode = fits ? 0 : 1;
