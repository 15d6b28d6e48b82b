import type { LoginResponse } from '@/contract/entities/users/login';
import type { Transaction } from '../../database/connect';

/** Parameters for the provider's page (§3 cloudunPureH5Liveness). */
export type ProviderTicket = NonNullable<LoginResponse['cloudunPureH5Liveness']>;

/** Sign-in being checked; the provider binds its token to it. */
export interface SignInCheck {
  readonly userId: number;
  readonly institutionId: number;
  readonly loginLogId: number;
}

/** Result that the app received from the provider's page. */
export interface PageResult extends SignInCheck {
  readonly token: string;
  readonly livenessId: string;
}

/** Outcome of a check; the verdict is stored for auditors. */
export interface ProviderVerdict {
  readonly passed: boolean;
  readonly verdict: string;
}

/** Liveness provider with its own page. A certified provider implements the same interface. */
export interface LivenessProvider {
  /** Opens a check; `origin` is where the embedded page is served. */
  open(
    tx: Transaction,
    signIn: SignInCheck,
    at: { readonly origin: string; readonly now: Date },
  ): Promise<ProviderTicket>;
  /**
   * Requests the result of a check; a livenessId is answered once. Throws if the provider cannot be reached, which does not count as a
   * failed check.
   */
  result(tx: Transaction, page: PageResult, now: Date): Promise<ProviderVerdict>;
}
