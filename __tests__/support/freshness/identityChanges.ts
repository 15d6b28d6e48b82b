import type { Change, Changed, Fact } from './facts';

const NOTHING: Changed = { facts: [] };
const FACTORS: Changed = { facts: ['factors'] };
const setting = (fact: Fact): Changed => ({ facts: [fact, 'settingChange'] });

/** Facts that the calls of second factors, company accounts and API keys change. */
export const IDENTITY_CHANGES: Readonly<
  Record<
    | Extract<Change, `secondFactor${string}` | `passkeySignIn${string}` | `singleSignOn${string}` | `apiKey${string}`>
    | 'manageUserRemoveFactors',
    Changed
  >
> = {
  manageUserRemoveFactors: FACTORS,
  secondFactorProve: NOTHING,
  secondFactorAddTotp: NOTHING,
  secondFactorConfirmTotp: FACTORS,
  secondFactorProvePasskey: NOTHING,
  secondFactorRequestPasskey: NOTHING,
  secondFactorAddPasskey: NOTHING,
  secondFactorConfirmPasskey: FACTORS,
  secondFactorRename: FACTORS,
  secondFactorRemove: FACTORS,
  secondFactorRecoveryCodes: FACTORS,
  apiKeyCreate: setting('apiKey'),
  apiKeyRevoke: setting('apiKey'),
  singleSignOnStart: NOTHING,
  singleSignOnConfigUpdate: setting('singleSignOn'),
  singleSignOnConfigTest: NOTHING,
  passkeySignInStart: NOTHING,
  passkeySignInFinish: NOTHING,
  singleSignOnFinish: NOTHING,
};
