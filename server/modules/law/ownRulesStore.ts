import { desc, eq } from 'drizzle-orm';
import type { OwnRule } from '@/contract/law/ownRules';
import type { Transaction } from '../../database/connect';
import { lawOwnRules } from '../../database/tables/lawTables';

/** An institution's own rules in one version; 0 if there never were any. */
export interface OwnLaw {
  readonly version: number;
  readonly rules: readonly OwnRule[];
}

interface Asking {
  readonly tx: Transaction;
  readonly caller: { readonly institutionId: number };
}

/** Returns the active own rules. */
export async function ownLaw({ tx, caller }: Asking): Promise<OwnLaw> {
  const [row] = await tx
    .select({ version: lawOwnRules.version, rules: lawOwnRules.rules })
    .from(lawOwnRules)
    .where(eq(lawOwnRules.institutionId, caller.institutionId))
    .orderBy(desc(lawOwnRules.version))
    .limit(1);
  return row ?? { version: 0, rules: [] };
}

/** Stores another version; earlier ones remain. Of two simultaneous versions the second fails. */
export async function addOwnLaw(kept: typeof lawOwnRules.$inferInsert, { tx }: Pick<Asking, 'tx'>): Promise<void> {
  await tx.insert(lawOwnRules).values(kept);
}
