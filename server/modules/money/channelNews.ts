import type * as z from 'zod/mini';
import type { channelKeyAnswer, channelNewsRequest } from '@/contract/entities/channelNews';
import type { OpenContext } from '../../access/callContext';
import { signedCaller } from '../lender/lenderFacade';
import { hurryKey } from './channelNewsStore';

type Answer = z.output<typeof channelKeyAnswer>;

/**
 * A payment channel calls back: it has news of some keys (MI-05). What the news are it is asked at once, by key, so that a
 * call-back which comes late, twice, in another order or from somebody else can change nothing that the channel does not say.
 */
export async function takeChannelNews(
  { keys }: z.output<typeof channelNewsRequest>,
  context: OpenContext,
): Promise<{ result: Answer[] }> {
  const { tx, now, services } = context;
  const { institutionId } = await signedCaller(context);
  // In the order of the keys, so that two call-backs at once never wait for each other.
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
