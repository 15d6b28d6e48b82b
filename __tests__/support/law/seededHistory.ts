import type { phoneCall } from '../../../server/database/tables/callTables';
import type { sms } from '../../../server/database/tables/messageTables';
import type { Random } from '../../../server/seed/random';
import type { StoredTask } from '../cases/cases';

/** What is found of a day, a rule and an agent, as a line: `2026-03-02 cn.hours 7`. */
export type Planned = Map<string, number>;

/** Who is contacted, and by whom. */
export interface Contacted {
  readonly of: StoredTask;
  readonly contactId: number;
  readonly phone: string;
  readonly agents: readonly [number, ...number[]];
}

interface Made {
  readonly agentId: number;
  /** Hours and minutes of the day in Shanghai. */
  readonly minute: number;
  readonly status: 'NOA' | 'CNCT';
}

/** Moments of a day as Shanghai's clock shows it. */
const at = (day: string, minute: number): Date => new Date(Date.parse(`${day}T00:00:00+08:00`) + minute * 60_000);

const MOST_ANSWERED = 3;
const [OPENS, CLOSES, END] = [8 * 60, 22 * 60, 24 * 60];

function plan(planned: Planned, key: readonly (string | number)[]): void {
  const line = key.join(' ');
  planned.set(line, (planned.get(line) ?? 0) + 1);
}

/**
 * A day of calls under the Chinese packs, at random: up to three answered in the hours, where there are three up to two more
 * (each one too many), one in the night that nobody answers, and a message at night.
 */
function dayOfCalls(random: Random, agents: Contacted['agents']) {
  const minutes = (count: number): number[] =>
    Array.from({ length: count }, () => random.int(OPENS, CLOSES - 1)).toSorted((one, other) => one - other);
  const answered = random.int(1, MOST_ANSWERED);
  const tooMany = answered === MOST_ANSWERED ? random.int(0, 2) : 0;
  const calls = minutes(answered + tooMany).map((minute): Made => ({
    agentId: random.pick(agents),
    minute,
    status: 'CNCT',
  }));
  const night = random.chance(0.4)
    ? [{ agentId: random.pick(agents), minute: random.int(CLOSES, END - 1), status: 'NOA' } as const]
    : [];
  return { calls, answered, night };
}

/** A day's contacts of one borrower, and how many of them some rule refuses. */
export interface SeededDay {
  readonly calls: readonly (typeof phoneCall.$inferInsert)[];
  readonly messages: readonly (typeof sms.$inferInsert)[];
  readonly refused: number;
}

/** A day of one borrower at random; notes what the rules have against it. */
export function seededDay(
  day: string,
  { of, contactId, phone, agents }: Contacted,
  { random, planned }: { random: Random; planned: Planned },
): SeededDay {
  const { calls, answered, night } = dayOfCalls(random, agents);
  for (const { agentId } of calls.slice(answered)) plan(planned, [day, 'cn.answered', agentId]);
  for (const { agentId } of night) {
    plan(planned, [day, 'cn.hours', agentId]);
    // It comes after all others of the day: where these have taken all places it is one too many as well.
    if (answered === MOST_ANSWERED) plan(planned, [day, 'cn.answered', agentId]);
  }
  const about = { institutionId: of.institutionId, taskId: of.id, contactId, contactName: of.borrowerName, phone };
  const early = random.chance(0.3) ? [{ agentId: random.pick(agents), minute: random.int(0, OPENS - 1) }] : [];
  for (const { agentId } of early) plan(planned, [day, 'cn.hours', agentId]);
  return {
    calls: [...calls, ...night].map(({ agentId, minute, status }) => {
      const time = at(day, minute);
      return { ...about, agentId, state: 'ended', callStatus: status, startedAt: time, endedAt: time };
    }),
    messages: early.map(({ agentId, minute }) => ({
      ...about,
      agentId,
      content: 'x',
      state: 'sent',
      createdAt: at(day, minute),
    })),
    refused: calls.length - answered + night.length + early.length,
  };
}
