import * as z from 'zod/mini';
import { PASSWORD_MAX_AT_LOGIN, PHOTO_MAX_BYTES } from '../../ourLimits';
import { code, id, idInput } from '../../schemas';
import { user } from './user';

const shortText = (most: number) => z.string().check(z.maxLength(most));

/** Geographic position of the sign-in; null if permission was denied (LG-05). */
export const position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

const encrypted = z.optional(shortText(2048));

const credentials = {
  /** Encrypted with the server's public key, base64 (LG-04). */
  password: encrypted,
  /** The password under the specification's other name. A request has one of the two. */
  pwd: encrypted,
  /** The device fingerprint. */
  veins: shortText(256),
  idCard: z.nullish(shortText(64)),
  gps: z.nullish(position),
  codeKey: z.nullish(shortText(64)),
  captcha: z.nullish(shortText(16)),
};

type Passwords = Readonly<Partial<Record<'password' | 'pwd', string | undefined>>>;

const hasOnePassword = z.refine<Passwords>(({ password, pwd }) => (password === undefined) !== (pwd === undefined), {
  path: ['password'],
});

/** The login request of the main client (§3, LG-05). */
export const loginRequest = z
  .strictObject({ username: shortText(PASSWORD_MAX_AT_LOGIN), ...credentials })
  .check(hasOnePassword);

/** The login request of the older client, which calls the identifier email (LG-06). */
export const olderLoginRequest = z.strictObject({ email: shortText(254), ...credentials }).check(hasOnePassword);

/** Parameters of the embedded provider page (§3 cloudunPureH5Liveness). */
export const pureH5Liveness = z.object({
  baseUrl: z.url(),
  partnerCode: z.string(),
  timestamp: z.union([z.string(), z.number()]),
  token: z.string(),
});

/**
 * The login response (§3, LG-09). If `loginResult` is false, a face check remains: with the camera if no provider is named, otherwise on
 * the provider's page.
 */
export const loginResponse = z.object({
  /** true: signed in; false: a liveness check is required first, and the token is valid only for it (LV-09). */
  loginResult: z.boolean(),
  token: z.string(),
  userInfo: user,
  isShowAnnouncement: z.boolean(),
  /** true: the check is on the provider's page; false with loginResult false: with the camera. */
  needH5LivenessAuth: z.boolean(),
  cloudunPureH5Liveness: z.nullish(pureH5Liveness),
  userLoginLogId: id,
  /**
   * Present if a second factor is required before any face check (ASVS 6.3.3; ours): the proofs that the user can give. `loginResult` is
   * false then.
   */
  secondFactor: z.optional(z.array(code)),
});

/** The login response (§3). */
export type LoginResponse = z.output<typeof loginResponse>;

/**
 * A captcha: its key and its image as a data URL (LG-03). With the method 'password only' both are null and no captcha is required (LG-12).
 */
export const captcha = z.object({
  codeKey: z.nullable(z.string()),
  codeValue: z.nullable(z.string()),
  /** Ours: some institution offers the sign-in with a company account. */
  singleSignOn: z.optional(z.boolean()),
  /** Ours: some institution accepts a passkey instead of password and captcha. */
  passkey: z.optional(z.boolean()),
});

/** Body of the camera's face check (LV-03): the picture as base64 without a data URL prefix. */
export const silentLivenessRequest = z.strictObject({
  userId: idInput,
  base64Img: shortText(Math.ceil(PHOTO_MAX_BYTES / 3) * 4),
});

/** Body of the provider's face check (LV-06). */
export const pureH5LivenessRequest = z.strictObject({
  bindingAgentId: idInput,
  livenessId: shortText(128),
  idCard: z.nullish(shortText(64)),
  userLoginLogId: idInput,
  token: shortText(512),
});

/** Response for a restored tab: the user, a token for this tab, and a flag that shows announcements (RT-09). */
export const currentUser = z.object({
  userInfo: user,
  token: z.optional(z.string()),
  isShowAnnouncement: z.optional(z.boolean()),
});

/** Answer of login/out: the address at which the company's provider ends its session, if it offers one. */
export const signedOut = z.nullable(z.object({ providerLogout: z.url({ protocol: /^https?$/ }) }));
