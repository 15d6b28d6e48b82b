import type { Caller } from '../kernel/caller';
import { Refusal } from '../kernel/refusal';
import { SecondPersonNeeded } from '../kernel/secondPerson';
import { inTenantTransaction } from '../database/callTransaction';
import { publishEvents, type DomainEvent } from '../live/liveNews';
import type { AppContext } from '../access/appContext';
import type { Language } from '@/contract/language';
import { keepRequest } from '../modules/approvals/approvalsFacade';

/** Call that was stopped before the act. */
interface Stopped {
  readonly name: string;
  readonly caller: Caller | undefined;
  readonly input: Record<string, unknown>;
  readonly intentKey: string | undefined;
  readonly language: Language;
}

/**
 * Stores a call that needs an approval as a request and responds with code 69 and the request (MI-09). The call's own transaction is
 * rolled back before; the request is written in a separate one. Any other error is rethrown.
 */
export const askSecond = async (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { name, caller, input, intentKey, language }: Stopped,
  error: unknown,
): Promise<never> => {
  if (!(error instanceof SecondPersonNeeded) || caller === undefined) throw error;
  const asked = { act: error.act, call: name, input, intentKey: intentKey ?? null };
  const kept = await inTenantTransaction(database, { institutionId: caller.institutionId }, async (tx) => {
    const news: DomainEvent[] = [];
    const publish = (address: DomainEvent['address'], event: DomainEvent['event']) =>
      void news.push({ address, event });
    const request = await keepRequest(asked, { tx, caller, now: now(), language, publish });
    await publishEvents(tx, news);
    return request;
  });
  throw new Refusal('secondPerson', {}, kept);
};
