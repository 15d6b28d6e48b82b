/** @jest-environment ./config/browserEnvironment.ts */
import { type LiveEvent, liveEvent } from '@/contract/entities/cases/liveEvent';

import { CASE_ID, getSample } from '../../support/getSample';
import { CHANGES } from '../../support/freshness/changes';
import type { Changed } from '../../support/freshness/facts';
import { CALLS_THAT_CHANGE, everythingAsked, QUESTIONS } from '../../support/freshness/freshnessRig';
import { KNOWN_GAPS } from '../../support/freshness/knownGaps';
import { SHOWS } from '../../support/freshness/shows';

jest.setTimeout(120_000);

type World = Awaited<ReturnType<typeof everythingAsked>>;

let world: World;
beforeAll(async () => {
  world = await everythingAsked();
});
afterAll(() => world.close());

const showing = ({ facts }: Changed): string[] =>
  Object.entries(SHOWS).flatMap(([name, shown]) => (shown.some((fact) => facts.includes(fact)) ? [name] : []));

/** A live event of a kind, about the one case. */
const getEvent = (type: LiveEvent['type']): LiveEvent => {
  const kind = liveEvent.def.options.find(({ shape }) => shape.type.def.values.includes(type as never));
  if (!kind) throw new Error(`no live event ${type}`);
  return { ...(getSample(kind) as object), type } as LiveEvent;
};

const told = new Map<LiveEvent['type'], ReadonlySet<string>>();
async function toldBy(type: LiveEvent['type']): Promise<ReadonlySet<string>> {
  const known = told.get(type) ?? (await world.afterEvent(getEvent(type)));
  told.set(type, known);
  return known;
}

/** Returns the queries that show data the call changes but that were not refetched. */
async function leftOutOfDate(name: string, changed: Changed): Promise<string[]> {
  const byCall = await world.afterCall(name);
  const byLine = await Promise.all((changed.live ?? []).map(toldBy));
  return showing(changed).filter((each) => ![byCall, ...byLine].some((asked) => asked.has(each)));
}

async function allGaps(): Promise<string[]> {
  const gaps: string[] = [];
  for (const [name, changed] of Object.entries(CHANGES)) {
    if (changed.facts.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one change after the other, each observed separately
    gaps.push(...(await leftOutOfDate(name, changed)).map((shows) => `${name} → ${shows}`));
  }
  return gaps;
}

test('AP-08 every question and every change of the app has its line', () => {
  expect(Object.keys(SHOWS).toSorted()).toEqual(QUESTIONS.toSorted());
  expect(Object.keys(CHANGES).toSorted()).toEqual(CALLS_THAT_CHANGE.toSorted());
});

test('AP-08 every question is answered as the contract says', () => expect(world.failed).toEqual([]));

test(`AP-08 every change of case ${CASE_ID} reaches every list that shows it; what it does not reach is known`, async () => {
  const known = KNOWN_GAPS.flatMap(({ changes, shows }) =>
    changes.flatMap((change) => shows.map((question) => `${change} → ${question}`)),
  );
  expect((await allGaps()).toSorted()).toEqual(known.toSorted());
});
