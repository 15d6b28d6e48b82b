import type { Transaction } from '../../database/connect';
import { changeHandsOf } from './bindingItemStore';
import type { StoredOperation } from './bindingPlanStore';

/** Cases that change hands in one statement, which PostgreSQL ends after a while. */
const AT_ONCE = 500;

/** Carries a planned binding out in the one transaction that it is given: all of it or, when that is undone, nothing. Answers how many cases changed hands. */
export async function runBinding(
  tx: Transaction,
  { operation, now }: { readonly operation: StoredOperation; readonly now: Date },
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < operation.total; from += AT_ONCE) {
    changed += await changeHandsOf(tx, { operation, from, until: from + AT_ONCE, now, isBack: false });
  }
  return changed;
}
