import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../access/appContext';
import { inScope } from '../../database/callTransaction';
import { startWorkLoop, type WorkLoop } from '../../kernel/workLoop';
import { sendNews, type LiveNews } from '../../live/liveNews';
import { expireDue, tellExpired } from './expireApproval';

const EVERY_MS = 15_000;

/** Starts to end requests whose time is over (MI-09). */
export const startApprovalSweeper = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): WorkLoop => {
  const some = (): Promise<number> =>
    inScope(database, 'open', async (tx) => {
      const news: LiveNews[] = [];
      const time = now();
      const ended = await expireDue(tx, { now: time, publish: (address, event) => void news.push({ address, event }) });
      await sendNews(tx, news);
      await tellExpired(tx, ended, time);
      return ended.length;
    });
  const round = async (signal: AbortSignal): Promise<void> => {
    for (let ended = 1; ended > 0 && !signal.aborted;) ended = await some();
  };
  return startWorkLoop({ everyMs: EVERY_MS, round, log, failure: 'old requests for a second person did not expire' });
};
