import type { Changed } from './changes';
import type { Change } from './facts';

const NOTHING: Changed = { facts: [] };
const FACTORS: Changed = { facts: ['factors'] };

/** Facts that the calls of second factors change. */
export const FACTOR_CHANGES: Readonly<
  Record<Extract<Change, `secondFactor${string}`> | 'manageUserRemoveFactors', Changed>
> = {
  manageUserRemoveFactors: FACTORS,
  secondFactorProve: NOTHING,
  secondFactorAddTotp: NOTHING,
  secondFactorConfirmTotp: FACTORS,
  secondFactorRename: FACTORS,
  secondFactorRemove: FACTORS,
  secondFactorRecoveryCodes: FACTORS,
};
