import type { LoginResponse } from '@/contract/entities/login';
import type { Transaction } from '../../database/connect';

/** What the app opens the provider's page with (§3 cloudunPureH5Liveness). */
export type ProviderTicket = NonNullable<LoginResponse['cloudunPureH5Liveness']>;

/** Whose check it is; the provider binds its token to it. */
export interface CheckedSignIn {
  readonly userId: number;
  readonly institutionId: number;
  readonly loginLogId: number;
}

/** What the app brought back from the provider's page. */
export interface PageResult extends CheckedSignIn {
  readonly token: string;
  readonly livenessId: string;
}

/** How a check came out; the verdict is kept for auditors. */
export interface ProviderVerdict {
  readonly passed: boolean;
  readonly verdict: string;
}

/** A liveness provider with a page of its own. A certified one is another object of this shape. */
export interface LivenessProvider {
  /** Opens a check; `origin` is where the embedded page is served. */
  open(
    tx: Transaction,
    signIn: CheckedSignIn,
    at: { readonly origin: string; readonly now: Date },
  ): Promise<ProviderTicket>;
  /** Asks how it came out; a livenessId is answered once. Throws when the provider cannot be reached: that does not count as a failed check. */
  result(tx: Transaction, page: PageResult, now: Date): Promise<ProviderVerdict>;
}
