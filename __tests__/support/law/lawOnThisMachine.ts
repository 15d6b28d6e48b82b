import { decideContact } from '@/contract/law/decideContact';
import { getClockTime } from '@/contract/getZoneOffset';
import { CASE_ZONES, randomCase } from './randomCases';

const DAY_MS = 86_400_000;
const DAYS = 1600;

/** The rules of lawful contact, for a browser and another Node process: bundled as one script that defines `lawOnThisMachine`. */
const lawOnThisMachine = {
  /** Returns the clock times of each zone, one per day. */
  clocks: (): string[] =>
    CASE_ZONES.map((zone) =>
      Array.from({ length: DAYS }, (_, day) => getClockTime(Date.UTC(2025, 9, 1) + day * DAY_MS, zone)).join(),
    ),
  zones: CASE_ZONES,
  /** Decides the contacts of the seeds from `seed` on, except those with one of the zones in `without`. */
  decisions: (seed: number, number: number, { without }: { readonly without: readonly string[] }): string[] =>
    Array.from({ length: number }, (_, index) => randomCase(seed + index))
      .filter(({ contact }) => !contact.intent.zones.some((zone) => without.includes(zone)))
      .map(({ packs, contact, now }) => JSON.stringify(decideContact(packs, contact, now))),
};

export type LawOnThisMachine = typeof lawOnThisMachine;

Object.assign(globalThis, { lawOnThisMachine });
