import { and, asc, count, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { FactorProof } from '@/contract/codes/signInCodes';
import type { Transaction } from '../../../database/connect';
import { recoveryCode, secondFactor } from '../../../database/tables/factorTables';
import { session } from '../../../database/tables/signInTables';

// Runs with the server's own rights; no institution's role can access these tables.

/** User whose factors are read or changed. */
export interface FactorOwner {
  readonly institutionId: number;
  readonly userId: number;
}

/** Stored second factor. */
export type StoredFactor = typeof secondFactor.$inferSelect;

const isOf = ({ institutionId, userId }: FactorOwner): SQL | undefined =>
  and(eq(secondFactor.institutionId, institutionId), eq(secondFactor.userId, userId));

const isFactor = (owner: FactorOwner, id: number): SQL | undefined => and(isOf(owner), eq(secondFactor.id, id));

/** Lists the confirmed factors of a user, oldest first; optionally locks them until the end of the transaction. */
export const listFactors = (
  tx: Transaction,
  owner: FactorOwner,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<StoredFactor[]> => {
  const query = tx
    .select()
    .from(secondFactor)
    .where(and(isOf(owner), isNotNull(secondFactor.confirmedAt)))
    .orderBy(asc(secondFactor.id));
  return isLocked ? query.for('update') : query;
};

/** Counts the confirmed factors of a user. */
export const countFactors = async (tx: Transaction, owner: FactorOwner): Promise<number> => {
  const [row] = await tx
    .select({ number: count() })
    .from(secondFactor)
    .where(and(isOf(owner), isNotNull(secondFactor.confirmedAt)));
  return row?.number ?? 0;
};

/** Lists the proofs that a user can give at sign-in; none without a confirmed factor. */
export const listProofs = async (tx: Transaction, owner: FactorOwner): Promise<FactorProof[]> => {
  const kinds = new Set((await listFactors(tx, owner)).map(({ kind }) => kind));
  if (kinds.size === 0) return [];
  return (await countRecoveryCodes(tx, owner)) > 0 ? [...kinds, 'recovery'] : [...kinds];
};

/** Stores an unconfirmed factor, which replaces earlier unconfirmed ones, and returns its number. */
export const storeFactor = async (tx: Transaction, row: typeof secondFactor.$inferInsert): Promise<number> => {
  await tx.delete(secondFactor).where(and(isOf(row), isNull(secondFactor.confirmedAt)));
  const [stored] = await tx.insert(secondFactor).values(row).returning({ id: secondFactor.id });
  if (stored === undefined) throw new Error('a second factor was not stored');
  return stored.id;
};

/** Finds an unconfirmed factor of a user. */
export const findUnconfirmedFactor = async (
  tx: Transaction,
  owner: FactorOwner,
  id: number,
): Promise<StoredFactor | undefined> => {
  const [row] = await tx
    .select()
    .from(secondFactor)
    .where(and(isFactor(owner, id), isNull(secondFactor.confirmedAt)));
  return row;
};

/** Confirms a factor with the time step of its first code. */
export const confirmFactor = async (
  tx: Transaction,
  { id, ...owner }: FactorOwner & { readonly id: number },
  { step, now }: { readonly step: number; readonly now: Date },
): Promise<void> => {
  await tx.update(secondFactor).set({ confirmedAt: now, lastStep: step }).where(isFactor(owner, id));
};

/** Records the use of a code; false if the same or a later one was used before, also by a concurrent request. */
export const acceptStep = async (
  tx: Transaction,
  { id, ...owner }: FactorOwner & { readonly id: number },
  { step, now }: { readonly step: number; readonly now: Date },
): Promise<boolean> => {
  const accepted = await tx
    .update(secondFactor)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(isFactor(owner, id), or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step))))
    .returning({ id: secondFactor.id });
  return accepted.length === 1;
};

/** Stores a passkey; false if a user of the institution has it already. */
export const storePasskey = async (tx: Transaction, row: typeof secondFactor.$inferInsert): Promise<boolean> => {
  const stored = await tx
    .insert(secondFactor)
    .values(row)
    .onConflictDoNothing({ target: [secondFactor.institutionId, secondFactor.credentialId] })
    .returning({ id: secondFactor.id });
  return stored.length === 1;
};

/** Records the use of a passkey; false if its counter did not rise. Passkeys that do not count report 0. */
export const acceptSignCount = async (
  tx: Transaction,
  { id, ...owner }: FactorOwner & { readonly id: number },
  { count: signCount, now }: { readonly count: number; readonly now: Date },
): Promise<boolean> => {
  const isNext = signCount === 0 ? eq(secondFactor.signCount, 0) : lt(secondFactor.signCount, signCount);
  const accepted = await tx
    .update(secondFactor)
    .set({ signCount, lastUsedAt: now })
    .where(and(isFactor(owner, id), isNext))
    .returning({ id: secondFactor.id });
  return accepted.length === 1;
};

/** Renames a confirmed factor; false if the user has no such factor. */
export const renameFactor = async (
  tx: Transaction,
  owner: FactorOwner,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> => {
  const renamed = await tx
    .update(secondFactor)
    .set({ name })
    .where(and(isFactor(owner, id), isNotNull(secondFactor.confirmedAt)))
    .returning({ id: secondFactor.id });
  return renamed.length === 1;
};

/** Removes a factor of a user. */
export const removeFactor = async (tx: Transaction, owner: FactorOwner, id: number): Promise<void> => {
  await tx.delete(secondFactor).where(isFactor(owner, id));
};

const isCodeOf = ({ institutionId, userId }: FactorOwner): SQL | undefined =>
  and(eq(recoveryCode.institutionId, institutionId), eq(recoveryCode.userId, userId));

/** Removes all factors and recovery codes of a user, and returns the number of confirmed factors. */
export const removeAllFactors = async (tx: Transaction, owner: FactorOwner): Promise<number> => {
  const removed = await tx.delete(secondFactor).where(isOf(owner)).returning({ at: secondFactor.confirmedAt });
  await removeRecoveryCodes(tx, owner);
  return removed.filter(({ at }) => at !== null).length;
};

/** Removes the recovery codes of a user. */
export const removeRecoveryCodes = async (tx: Transaction, owner: FactorOwner): Promise<void> => {
  await tx.delete(recoveryCode).where(isCodeOf(owner));
};

/** Counts the unused recovery codes of a user. */
export const countRecoveryCodes = async (tx: Transaction, owner: FactorOwner): Promise<number> => {
  const [row] = await tx
    .select({ number: count() })
    .from(recoveryCode)
    .where(and(isCodeOf(owner), isNull(recoveryCode.usedAt)));
  return row?.number ?? 0;
};

/** Hash of a recovery code with the characters that find it. */
export interface HashedRecoveryCode {
  readonly prefix: string;
  readonly codeHash: string;
}

/** Replaces the recovery codes of a user. */
export const replaceRecoveryCodes = async (
  tx: Transaction,
  { institutionId, userId }: FactorOwner,
  { codes, now }: { readonly codes: readonly HashedRecoveryCode[]; readonly now: Date },
): Promise<void> => {
  await removeRecoveryCodes(tx, { institutionId, userId });
  await tx.insert(recoveryCode).values(codes.map((each) => ({ ...each, institutionId, userId, createdAt: now })));
};

/** Finds an unused recovery code by its first characters. */
export const findRecoveryCode = async (
  tx: Transaction,
  owner: FactorOwner,
  prefix: string,
): Promise<typeof recoveryCode.$inferSelect | undefined> => {
  const [row] = await tx
    .select()
    .from(recoveryCode)
    .where(and(isCodeOf(owner), eq(recoveryCode.prefix, prefix), isNull(recoveryCode.usedAt)));
  return row;
};

/** Marks a recovery code as used; false if a concurrent request was first. */
export const spendRecoveryCode = async (
  tx: Transaction,
  { id, ...owner }: FactorOwner & { readonly id: number },
  now: Date,
): Promise<boolean> => {
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(and(isCodeOf(owner), eq(recoveryCode.id, id), isNull(recoveryCode.usedAt)))
    .returning({ id: recoveryCode.id });
  return used.length === 1;
};

/** Records that the second factor of a half session was proven; false if it was not pending. */
export const settleFactor = async (tx: Transaction, id: number): Promise<boolean> => {
  const settled = await tx
    .update(session)
    .set({ factorPending: false })
    .where(and(eq(session.id, id), eq(session.factorPending, true), isNull(session.endedAt)))
    .returning({ id: session.id });
  return settled.length === 1;
};
