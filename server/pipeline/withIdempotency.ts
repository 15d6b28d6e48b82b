import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { idempotentCall } from '../database/tables/workTables';
import { queryAndCommit } from '../database/callTransaction';
import type { Transaction } from '../database/connect';
import { preparedQuery } from '../database/preparedQuery';
import { Refusal } from '../kernel/refusal';
import type { Caller } from '../kernel/caller';
import { takeTurn } from '../modules/idempotency/idempotencyFacade';

/** Idempotent write of one caller: runs once per idempotency key, however often it is requested (CD-06, CD-13). */
export interface IdempotentWrite {
  readonly key: string;
  /** Client, method and path of the call. */
  readonly call: string;
  readonly caller: Caller;
  /** Validated input: the same key with other content is an error. */
  readonly input: unknown;
  readonly now: Date;
  /** True if the call's transaction commits with it. */
  readonly isLast: boolean;
}

const KEY = /^[\w.:-]{16,128}$/;

const at = {
  actorId: sql.placeholder('actorId'),
  institutionId: sql.placeholder('institutionId'),
  call: sql.placeholder('call'),
  key: sql.placeholder('key'),
  bodyHash: sql.placeholder('bodyHash'),
  createdAt: sql`${sql.placeholder('createdAt')}::timestamptz`,
};

const thisOne = and(
  eq(idempotentCall.actorId, at.actorId),
  eq(idempotentCall.call, at.call),
  eq(idempotentCall.key, at.key),
);

const addIdempotentCall = preparedQuery<{ key: string }>('idempotent_call_added', (tx) =>
  tx.insert(idempotentCall).values(at).onConflictDoNothing().returning({ key: idempotentCall.key }),
);

const findIdempotentCall = preparedQuery<Pick<typeof idempotentCall.$inferSelect, 'bodyHash' | 'reply'>>(
  'idempotent_call_found',
  (tx) =>
    tx.select({ bodyHash: idempotentCall.bodyHash, reply: idempotentCall.reply }).from(idempotentCall).where(thisOne),
);

const keepReply = preparedQuery<{ key: string }>('idempotent_call_replied', (tx) =>
  tx
    .update(idempotentCall)
    .set({ reply: sql`${sql.placeholder('reply')}::jsonb` })
    .where(thisOne)
    .returning({ key: idempotentCall.key }),
);

const getBodyHash = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

const storedReply = async (tx: Transaction, row: { readonly bodyHash: string }): Promise<unknown> => {
  const [stored] = await findIdempotentCall(tx, row);
  if (stored?.bodyHash !== row.bodyHash) throw new Refusal('keyReused');
  return stored.reply;
};

/** Runs an idempotent write in the call's transaction, or returns the stored reply of the first execution. */
export const withIdempotency = async (
  tx: Transaction,
  wish: IdempotentWrite,
  carryOut: () => Promise<unknown>,
): Promise<unknown> => {
  if (!KEY.test(wish.key)) throw new Refusal('invalidInput', { fields: 'idempotency-key' });
  // The second of two concurrent calls with the same key fails instead of waiting for the first.
  if (!(await takeTurn(tx, { actorId: wish.caller.userId, key: wish.key }))) throw new Refusal('stillRunning');
  const row = {
    actorId: wish.caller.userId,
    institutionId: wish.caller.institutionId,
    call: wish.call,
    key: wish.key,
    bodyHash: getBodyHash(wish.input),
    createdAt: wish.now,
  };
  const fresh = await addIdempotentCall(tx, row);
  if (fresh.length === 0) return storedReply(tx, row);
  const reply = await carryOut();
  const json = reply === undefined || reply === null ? null : JSON.stringify(reply);
  const keep = () => keepReply(tx, { ...row, reply: json });
  await (wish.isLast ? queryAndCommit(tx, keep) : keep());
  return reply;
};
