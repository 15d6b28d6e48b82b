import type { Transaction } from '../../database/connect';
import { type BindingProgress, changeHandsOf } from './bindingItemStore';
import type { StoredOperation } from './bindingPlanStore';

/** Cases that a binding goes through before it tells how far it is. */
const BIND_STEP = 500;

interface Running {
  readonly operation: StoredOperation;
  readonly now: Date;
  /** Told after each part; what it throws undoes everything. */
  readonly onProgress?: (progress: BindingProgress) => Promise<void>;
}

/** Carries a planned binding out, part by part, in the transaction that it is given: all of it or, when that is undone, nothing (QU-02). */
export async function runBinding(tx: Transaction, { operation, now, onProgress }: Running): Promise<BindingProgress> {
  let progress: BindingProgress = { done: 0, changed: 0 };
  for (let from = 0; from < operation.total; from += BIND_STEP) {
    const part = await changeHandsOf(tx, { operation, from, until: from + BIND_STEP, now });
    progress = { done: Math.min(operation.total, from + BIND_STEP), changed: progress.changed + part.changed };
    await onProgress?.(progress);
  }
  return progress;
}
