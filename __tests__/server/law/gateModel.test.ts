import * as fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { send, type StoredTask } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { makeUser, type SignedIn, signInAs } from '../../support/server/people';

/** Ten in the morning in Shanghai. */
const DAY = Date.parse('2026-11-23T02:00:00Z');
const DAY_MS = 86_400_000;
/** Calls of a borrower on a day that were answered, or of which nobody knows (CN). */
const CAP = 3;
const seed = Number(process.env['LAW_SEED'] ?? randomInt(1_000_000));

let rig: LawRig;
let leaderId: number;
beforeAll(async () => {
  console.info(`LAW_SEED=${seed}`);
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: new Date(DAY).toISOString() });
  const { server, institutionId, groupId } = rig;
  leaderId = await makeUser(server.database, { institutionId, groupId, role: 'leader' });
});
afterAll(() => rig.close());

/** Step of a run: call on one of two loans, two simultaneous calls, result of an open call, or the next day. */
interface Step {
  readonly does: 'call' | 'both' | 'vain' | 'talk' | 'tomorrow';
  readonly which: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('call', 'call', 'call', 'call', 'both', 'both', 'vain', 'vain', 'talk', 'talk', 'tomorrow'),
  which: fc.nat({ max: 5 }),
});

/** A call as the model knows it. */
interface Known {
  readonly id: string;
  readonly of: StoredTask;
  /** The leader calls on the second loan, and only who called says what came of it. */
  readonly isLeaders: boolean;
  readonly day: number;
  outcome: 'unknown' | 'vain' | 'talk';
}

const SAID = {
  vain: { callStatus: 'NOA', callResult: 'RETRY' },
  talk: { callStatus: 'CNCT', callResult: 'ND' },
} as const;

const signInLeader = (): Promise<SignedIn> => signInAs(rig.server.database, leaderId, { now: rig.clock.now });

/** Takes steps on one borrower with two loans, whom an agent and a leader call, and expects what the model says. */
async function getWalk(loans: readonly [StoredTask, StoredTask], contactId: string) {
  const calls: Known[] = [];
  let day = 0;
  let leader = await signInLeader();
  const left = (): number => CAP - calls.filter((each) => each.day === day && each.outcome !== 'vain').length;

  const call = async (isLeaders: boolean) => {
    const of = loans[isLeaders ? 1 : 0];
    // Many calls to one number are only warned of.
    const asked = { lawReason: 'he asked for it', ...(isLeaders && { who: leader }) };
    const { code, data } = await rig.dial(of, contactId, asked);
    if (code === '00') calls.push({ id: data.id, of, isLeaders, day, outcome: 'unknown' });
    return code;
  };

  const record = async (place: number, outcome: keyof typeof SAID): Promise<void> => {
    const open = calls.filter((each) => each.outcome === 'unknown');
    const of = open[place % Math.max(open.length, 1)];
    if (!of) return;
    const body = { taskId: String(of.of.id), type: '01', contactId, phoneCallId: of.id, ...SAID[outcome] };
    const path = '/prod/task/record';
    const { code } = await (of.isLeaders
      ? send(rig.server, leader, { path, body, key: `model-record-${of.id.padStart(10, '0')}` })
      : rig.post(path, body));
    expect(code).toBe('00');
    of.outcome = outcome;
  };

  const both = async (): Promise<void> => {
    const most = Math.min(left(), 2);
    const codes = await Promise.all([call(false), call(true)]);
    expect(codes.toSorted()).toEqual(['00', '00', '113', '113'].slice(2 - most, 4 - most));
  };

  const tomorrow = async (): Promise<void> => {
    day += 1;
    await rig.at(new Date(DAY + day * DAY_MS).toISOString());
    leader = await signInLeader();
  };

  const take = async ({ does, which: place }: Step): Promise<void> => {
    if (does === 'both') return both();
    if (does === 'tomorrow') return tomorrow();
    if (does !== 'call') return record(place, does);
    const code = left() > 0 ? '00' : '113';
    expect(await call(place % 2 === 1)).toBe(code);
  };
  return { take, made: () => calls.length };
}

let borrowers = 0;

test('LC-03 whatever two people do on two loans: a call is refused when three of the day were answered or nobody knows, and else never', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      await rig.at(new Date(DAY).toISOString());
      const borrower = { borrower_no: `MODEL${(borrowers += 1)}` };
      const loans = [await rig.fresh(borrower), await rig.fresh(borrower)] as const;
      const { take, made } = await getWalk(loans, await rig.contactOf(loans[0]));
      for (const each of steps) await take(each);
      expect((await Promise.all(loans.map(rig.calls))).flat()).toHaveLength(made());
    }),
    { seed, numRuns: 12, endOnFailure: true },
  );
}, 120_000);
