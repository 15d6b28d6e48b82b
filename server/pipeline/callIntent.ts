import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { intent } from '../database/tables/workTables';
import type { Transaction } from '../database/connect';
import { Refusal } from '../kernel/refusal';
import type { Caller } from '../kernel/caller';
import { takeTurn } from '../modules/intents/intentsFacade';

/** One wish of one caller: carried out once however often it is asked for (CD-06, CD-13). */
export interface Intent {
  readonly key: string;
  /** Client, method and path of the call. */
  readonly call: string;
  readonly caller: Caller;
  /** The checked input: the same key with other content is a mistake. */
  readonly input: unknown;
  readonly now: Date;
}

const KEY = /^[\w.:-]{16,128}$/;

const ofIntent = ({ caller, call, key }: Intent) =>
  and(eq(intent.actorId, caller.userId), eq(intent.call, call), eq(intent.key, key));

const bodyHashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

const storedReply = async (tx: Transaction, wish: Intent): Promise<unknown> => {
  const [stored] = await tx
    .select({ bodyHash: intent.bodyHash, reply: intent.reply })
    .from(intent)
    .where(ofIntent(wish));
  if (stored?.bodyHash !== bodyHashOf(wish.input)) throw new Refusal('keyReused');
  return stored.reply;
};

/** Carries an intent out in the call's transaction, or gives back the reply that it had when it was carried out. */
export const onceOnly = async (tx: Transaction, wish: Intent, carryOut: () => Promise<unknown>): Promise<unknown> => {
  if (!KEY.test(wish.key)) throw new Refusal('invalidInput', { fields: 'idempotency-key' });
  // Of two calls with one key at once, the second does not wait for the first to end.
  if (!(await takeTurn(tx, { actorId: wish.caller.userId, key: wish.key }))) throw new Refusal('stillRunning');
  const row = {
    actorId: wish.caller.userId,
    institutionId: wish.caller.institutionId,
    call: wish.call,
    key: wish.key,
    bodyHash: bodyHashOf(wish.input),
    createdAt: wish.now,
  };
  const fresh = await tx.insert(intent).values(row).onConflictDoNothing().returning({ key: intent.key });
  if (fresh.length === 0) return storedReply(tx, wish);
  const reply = await carryOut();
  await tx
    .update(intent)
    .set({ reply: reply ?? null })
    .where(ofIntent(wish));
  return reply;
};
