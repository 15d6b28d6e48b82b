/* oxlint-disable no-await-in-loop -- a story is one step after the other */
import { noonAfter, PlanDesk, type SaidPart } from '../../support/plans/planDesk';
import { PromiseDesk } from '../../support/results/promiseDesk';
import type { StoredTask } from '../../support/cases/cases';
import { createRandom, type Random } from '../../../server/seed/random';

jest.setTimeout(120_000);

const SEQUENCES = 12;
const STEPS = 14;
const SEED = Number(process.env['PLAN_SEED'] ?? Date.now() % 1_000_000);

let desk: PromiseDesk;

beforeAll(async () => {
  desk = await PromiseDesk.open();
});
afterAll(() => desk.server.close());

interface Payment {
  readonly reference: string;
  readonly amount: number;
  /** Days since the first noon. */
  readonly at: number;
  isBounced: boolean;
}

/** All that happened on a case, and nothing else. */
interface Story {
  parts: readonly SaidPart[];
  madeAt: number;
  now: number;
  readonly payments: Payment[];
}

const getDay = (at: number): number => Math.floor(at + 0.5);

const stateOf = (paid: number, amount: number, isOver: boolean): string => {
  if (paid === amount) return 'kept';
  if (!isOver) return 'open';
  return paid > 0 ? 'partly' : 'broken';
};

/** Calculates the plan from the events alone: money since the promise fulfills the parts in their order. */
function recount({ parts, madeAt, now, payments }: Story): (readonly [string, number])[] {
  const good = payments.filter(({ isBounced, at }) => !isBounced && at > madeAt);
  let before = 0;
  return parts.map(([day, amount]) => {
    const received = good.filter(({ at }) => getDay(at) <= day).reduce((sum, each) => sum + each.amount, 0);
    const paid = Math.max(0, Math.min(amount, received - before));
    before += amount;
    return [stateOf(paid, amount, getDay(now) > day), paid] as const;
  });
}

const firstOpen = (states: readonly (readonly [string, number])[]): number => {
  const place = states.findIndex(([state]) => state !== 'kept');
  return place < 0 ? states.length - 1 : place;
};

function someParts(random: Random, from: number): SaidPart[] {
  let day = from - 1;
  // At most the initial limits of an agent.
  return Array.from({ length: random.int(2, 5) }, (_, place) => {
    day += random.int(1, 4);
    return [day, place === 0 ? 450 : random.int(1, 9) * 50] as const;
  });
}

async function step(plans: PlanDesk, caseRow: StoredTask, { story, random }: { story: Story; random: Random }) {
  story.now += random.int(1, 30) / 16;
  await plans.desk.at(noonAfter(story.now));
  const [first, ...others] = story.payments.filter(({ isBounced }) => !isBounced);
  const chosen = random.int(1, 10);
  if (chosen <= 5) {
    const amount = random.int(1, 8) * 25;
    const reference = await plans.paid(caseRow, amount, noonAfter(story.now));
    story.payments.push({ reference, amount, at: story.now, isBounced: false });
  } else if (chosen <= 8 && first) {
    const one = random.pick([first, ...others]);
    await plans.bounced(caseRow, one.reference);
    one.isBounced = true;
  } else if (chosen === 9) {
    story.parts = someParts(random, getDay(story.now));
    story.madeAt = story.now;
    await plans.promise(caseRow, story.parts);
  }
}

test('MI-08 after every event of random sequences of plans, payments, reversals and replacements the parts, the promise of the case and the list equal a recount from the events', async () => {
  const random = createRandom(SEED);
  const plans = new PlanDesk(desk);
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    await desk.newAgent();
    const caseRow = await desk.fresh({ due_amount: '90000' });
    const story: Story = { parts: someParts(random, 0), madeAt: 0, now: 0, payments: [] };
    await plans.promise(caseRow, story.parts);
    for (let at = 0; at < STEPS; at += 1) {
      await step(plans, caseRow, { story, random });
      const states = recount(story);
      const where = `seed ${SEED}, sequence ${sequence}, step ${at}, ${JSON.stringify(story)}`;
      expect([where, await plans.states(caseRow)]).toEqual([where, states]);
      const open = firstOpen(states);
      const row = { promiseState: states[open]?.[0], promisedAmount: story.parts[open]?.[1] };
      expect([where, await plans.page(caseRow)]).toEqual([where, expect.objectContaining(row)]);
      expect(await desk.rowOf(caseRow)).toMatchObject({ promisedAmount: row.promisedAmount });
    }
  }
});
