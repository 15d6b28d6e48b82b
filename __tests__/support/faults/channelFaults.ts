import { randomUUID } from 'node:crypto';
import { createRandom, type Random } from '../../../server/seed/random';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import { CODE_FOR } from '@/contract/codes/moneyCodes';
import { eq } from 'drizzle-orm';
import { type StoredTask, send } from '../cases/cases';
import type { Manner } from '../money/payingHouse';
import { type CallBacks, startCallBacks } from './channelCallBacks';
import { judgeChannel, type ChannelVerdict } from './channelVerdict';
import { type ChannelTheatre, openChannelTheatre } from './channelTheatre';
import type { RunPlan } from './faultRun';

/** Result of a run over the payment channel. */
export interface ChannelResult extends ChannelVerdict {
  readonly seed: number;
  readonly submissions: number;
  /** Number of callbacks per outcome. */
  readonly callBacks: CallBacks['counts'];
}

/** Percentages of the channel's responses. */
const MANNERS = {
  done: 40,
  takesAndHangsUp: 18,
  pending: 14,
  lies: 8,
  hangsUp: 10,
  fails: 6,
  refused: 4,
} as const satisfies Record<Manner, number>;
/** Percentage of codes that are paid, and of these the percentage with another amount. */
const PAID = 80;
const PAID_OTHERWISE = 15;
/** Percentage of codes for an extension. */
const EXTENDS = 25;
/** Cases worked at the same time. */
const TOGETHER = 10;

/** An agent asks for a deduction and a code on a case; both have the channel's word later. */
async function wish({ server, agent }: ChannelTheatre, caseRow: StoredTask, random: Random): Promise<void> {
  const taskId = String(caseRow.id);
  const deduct = { taskId, amount: random.int(5, 30) };
  const extension = random.chance(EXTENDS / 100) ? { codeType: CODE_FOR.extension, days: random.int(1, 20) } : {};
  const code = { taskId, codeType: CODE_FOR.repayment, payChannel: 'STORE', amount: random.int(5, 30), ...extension };
  for (const [path, body] of [
    ['/prod/task/partDeduce', deduct],
    ['/prod/repay/repaymentCode/update/new', code],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as one agent does it
    const reply = await send(server, agent, { path, body, key: randomUUID() });
    if (reply.code !== '00') throw new Error(`${path} was answered ${reply.code}: ${reply.message}`);
  }
}

/** Pays most of the codes issued so far, none twice. */
function payCodes({ house, now }: ChannelTheatre, random: Random, seen: Set<string>): void {
  for (const key of house.codes.given()) {
    if (seen.has(key)) continue;
    seen.add(key);
    if (!random.chance(PAID / 100)) continue;
    const asked = Number(house.codes.amountOf(key));
    const amount = random.chance(PAID_OTHERWISE / 100) ? random.int(1, 60) : asked;
    house.codes.pay(key, { amount: amount.toFixed(2), at: now() });
  }
}

/** Returns true if no deduction is open and every payment is booked. */
async function isSettled({ server, house, institutionId }: ChannelTheatre): Promise<boolean> {
  const { rowCount } = await server.database.$client.query(
    "select 1 from pay_log where institution_id = $1 and status = '0' and ask_at is not null limit 1",
    [institutionId],
  );
  if (rowCount !== 0) return false;
  const codes = await server.database
    .select()
    .from(repaymentCode)
    .where(eq(repaymentCode.institutionId, institutionId));
  const isOpen = (each: (typeof codes)[number]): boolean => {
    const isPaidThere = house.codes.isPaid(`code-${institutionId}-${each.id}`);
    return each.paidAt === null && (isPaidThere || (each.code === null && each.endedAt === null));
  };
  return !codes.some(isOpen);
}

const STEP_MS = 100;
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, STEP_MS));

/**
 * Deductions and codes with a payment channel that lies, delays, repeats and dies, and whose call-backs are lost, doubled,
 * reordered and forged on their way (MI-05, MI-06): half of the submissions each.
 */
export async function runChannelFaults({ seed, submissions }: RunPlan): Promise<ChannelResult> {
  const random = createRandom(seed);
  const theatre = await openChannelTheatre(Math.ceil(submissions / 2));
  const { house, held } = theatre;
  house.manners = Array.from({ length: submissions * 20 }, () => random.weighted(MANNERS));
  const callBacks = await startCallBacks(theatre, createRandom(seed + 1));
  try {
    let next = 0;
    const work = async (): Promise<void> => {
      for (let one = held[next++]; one; one = held[next++]) await wish(theatre, one, random);
    };
    const seen = new Set<string>();
    const all = Promise.all(Array.from({ length: TOGETHER }, work));
    const asking = { isOver: false };
    const over = (): void => void (asking.isOver = true);
    void all.then(over, over);
    for (;;) {
      if (asking.isOver && (await isSettled(theatre))) break;
      payCodes(theatre, random, seen);
      callBacks.tell();
      // oxlint-disable-next-line no-await-in-loop -- looked at again
      await pause();
    }
    await all;
    await callBacks.settled();
    return { seed, submissions, ...(await judgeChannel(theatre)), callBacks: callBacks.counts };
  } finally {
    await callBacks.close();
    await theatre.close();
  }
}
