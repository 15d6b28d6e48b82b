import type { Random } from '../../../server/seed/random';
import { getSignature } from '../../../server/modules/lender/intake/signature';
import type { ChannelTheatre } from './channelTheatre';
import { sendOnce } from './faultClient';
import { type Fault, startFaultProxy } from './faultProxy';

/** Fate of the channel's callbacks: never sent, sent over the bad line, or forged. */
export interface CallBacks {
  /** Sends callbacks for everything since the last time. */
  readonly tell: () => void;
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly counts: Record<Fault, number> & { lost: number; forged: number; forgedTaken: number };
}

/** Percentage of callbacks that are never sent, and of additional forged or old ones. */
const LOST = 25;
const FORGED = 30;
const OLD_MS = 3_600_000;
const REPEATED = 20;

interface News {
  readonly keys: readonly string[];
  readonly secret: string;
  readonly at: Date;
}

/** Starts callbacks over a line that cuts, delays, duplicates and reorders. */
export async function startCallBacks(theatre: ChannelTheatre, random: Random): Promise<CallBacks> {
  const { house, institutionId, institutionCode, secret, now } = theatre;
  const proxy = await startFaultProxy(theatre.port, random);
  const counts = Object.assign(proxy.counts, { lost: 0, forged: 0, forgedTaken: 0 });
  const told = new Map<string, string>();
  const under = new Set<Promise<void>>();
  const post = async ({ keys, secret: by, at }: News): Promise<string | undefined> => {
    const body = { keys };
    const time = String(Math.floor(at.getTime() / 1000));
    const headers = {
      'x-saldo-institution': institutionCode,
      'x-saldo-time': time,
      'x-saldo-signature': getSignature(by, { time, body: JSON.stringify(body) }),
    };
    const wire = { port: proxy.port, headers };
    return (await sendOnce(wire, { method: 'POST', path: '/prod/repay/channelNews', body }))?.code;
  };
  const start = (work: Promise<void>): void => {
    under.add(work);
    void work.finally(() => under.delete(work));
  };
  const forge = async (keys: readonly string[]): Promise<void> => {
    counts.forged += 1;
    const wrong = random.chance(0.5)
      ? { secret: 'another', at: now() }
      : { secret, at: new Date(now().getTime() - OLD_MS) };
    if ((await post({ keys, ...wrong })) === '00') counts.forgedTaken += 1;
  };
  const callBack = async (key: string): Promise<void> => {
    const others = [`deduction-${institutionId}-999999999`, `code-${institutionId + 1}-1`, 'x'];
    if (random.chance(FORGED / 100)) await forge([key]);
    if (random.chance(LOST / 100)) return void (counts.lost += 1);
    await post({ keys: random.chance(0.2) ? [...others, key, key] : [key], secret, at: now() });
  };
  return {
    counts,
    tell: () => {
      for (const [key, word] of house.words()) {
        const isNews = told.get(key) !== word;
        told.set(key, word);
        if (isNews || random.chance(REPEATED / 10_000)) start(callBack(key));
      }
    },
    settled: async () => {
      while (under.size > 0) await Promise.all(under);
      await proxy.settled();
    },
    close: () => proxy.close(),
  };
}
