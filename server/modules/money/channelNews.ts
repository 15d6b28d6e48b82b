import type * as z from 'zod/mini';
import type { channelKeyAnswer, channelNewsRequest } from '@/contract/entities/money/channelNews';
import type { OpenContext } from '../../access/callContext';
import { signedCaller } from '../lender/lenderFacade';
import { hurryKey } from './channelNewsStore';

type Answer = z.output<typeof channelKeyAnswer>;

/**
 * Handles a callback of a payment channel, which names some keys with changes (MI-05). The server then queries the channel by
 * key at once. A callback that is late, repeated, out of order or forged therefore changes only what the channel confirms.
 */
export async function takeChannelNews(
  { keys }: z.output<typeof channelNewsRequest>,
  context: OpenContext,
): Promise<{ result: Answer[] }> {
  const { tx, now, services } = context;
  const { institutionId } = await signedCaller(context);
  // In the order of the keys, so that two simultaneous callbacks never wait for each other.
  const answers = new Map<string, Answer['answer']>();
  for (const key of [...new Set(keys)].toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- on one connection one after the other anyway
    answers.set(key, await hurryKey(tx, { key, institutionId, now }));
  }

  context.afterCommit(async () => {
    services.deductionWorker.wake();
    services.codeWorker.wake();
    return Promise.resolve();
  });
  return { result: keys.map((key) => ({ key, answer: answers.get(key) ?? 'unknown' })) };
}
