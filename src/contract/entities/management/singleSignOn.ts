import * as z from 'zod/mini';
import { SINGLE_SIGN_ON_MODE } from '../../codes/singleSignOnCodes';
import { codeInput, count, idInput, lineText } from '../../schemas';
import { lastChange } from './lastChange';

/** Roles that a first sign-in with a company account can give. Administrators and auditors are added by hand. */
export const PROVISIONED_ROLES = ['member', 'leader'] as const;

/** Maximum number of mapped values. */
export const CLAIM_MAPPINGS_MAX = 100;

const role = z.enum(PROVISIONED_ROLES);
const claimName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[\w.:/-]+$/));

/** Role, group and queue of created users whose claim has a value. */
export const claimMapping = z.strictObject({
  value: lineText(200),
  role,
  groupId: z.nullable(idInput),
  queueId: z.nullable(idInput),
});

/** Role, group and queue by value of a claim. */
export type ClaimMapping = z.output<typeof claimMapping>;

const config = {
  mode: codeInput(SINGLE_SIGN_ON_MODE),
  issuer: z.string().check(z.trim(), z.maxLength(300), z.regex(/^https?:\/\/[^\s?#]+$/)),
  clientId: lineText(300),
  usernameClaim: claimName,
  linksByUsername: z.boolean(),
  requiresFaceCheck: z.boolean(),
  provisions: z.boolean(),
  maximumRole: role,
  mappingClaim: claimName,
  mappings: z.array(claimMapping).check(
    z.maxLength(CLAIM_MAPPINGS_MAX),
    z.refine((rows) => new Set(rows.map(({ value }) => value)).size === rows.length),
  ),
};

/** Sign-in with company accounts of an institution. */
export const singleSignOnConfig = z.strictObject(config);

/** Sign-in with company accounts of an institution. */
export type SingleSignOnConfig = z.output<typeof singleSignOnConfig>;

/** Body of manage/config/singleSignOn/update. Without a secret the stored one remains; '' removes it. */
export const singleSignOnRequest = z.strictObject({
  ...config,
  clientSecret: z.optional(z.string().check(z.maxLength(500), z.regex(/^[\x21-\x7E]*$/))),
});

/** Answer of manage/config/singleSignOn. */
export const singleSignOnInfo = z.object({
  /** Null before the first save. */
  config: z.nullable(singleSignOnConfig),
  /** True if a secret is stored. It is never sent. */
  hasSecret: z.boolean(),
  /** Users linked to an account of the provider. */
  linkedUsers: count,
  /** True if an administrator has signed in through the provider: the password can be switched off. */
  canDisablePassword: z.boolean(),
  /** Addresses to be registered at the provider. */
  addresses: z.object({ redirect: z.string(), backChannelLogout: z.string() }),
  lastChange,
});

/** Sign-in with company accounts, with what the provider must know. */
export type SingleSignOnInfo = z.output<typeof singleSignOnInfo>;

/** Steps of a connection test, in order. */
export const CONNECTION_STEPS = ['metadata', 'endpoints', 'algorithms', 'keys', 'client'] as const;

/** Step of a connection test. */
export type ConnectionStep = (typeof CONNECTION_STEPS)[number];

/** Answer of manage/config/singleSignOn/test. */
export const connectionTest = z.object({
  steps: z.array(
    z.object({
      step: z.enum(CONNECTION_STEPS),
      outcome: z.enum(['passed', 'failed', 'skipped']),
      /** Failure of contract/codes/singleSignOnCodes. */
      reason: z.nullable(z.string()),
    }),
  ),
});

/** Result of a connection test. */
export type ConnectionTest = z.output<typeof connectionTest>;
