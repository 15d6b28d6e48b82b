import * as z from 'zod/mini';
import { BOARD_TILE } from '../../codes/boardCodes';
import { LEAVER_CASES } from '../../codes/leaverCodes';
import { CHECK_KIND, FACE_CHECK } from '../../codes/signInCodes';
import { getCodeValues } from '../../codes/codeTable';
import { PERCENT_MAX, PERCENT_MIN } from '../../limits';
import { fileFormat } from '../../lists/listDescription';
import { ALERT_CAPACITY_MAX, ALERT_PROMISES_MAX, ALERT_SILENT_MAX_MIN } from '../../ourLimits';
import { code, codeInput, count, dayInput, id, pageQuery, time } from '../../schemas';
import { lastChange } from './lastChange';

/** Longest refetch interval of the dashboard figures, in seconds. */
const BOARD_REFRESH_MAX_S = 3600;

const faceCheckOfRole = z.strictObject({
  member: codeInput(FACE_CHECK),
  leader: codeInput(FACE_CHECK),
  admin: codeInput(FACE_CHECK),
  auditor: codeInput(FACE_CHECK),
});

const factorDay = z.nullable(dayInput);
const NO_FACTOR_DAYS = { member: null, leader: null, admin: null, auditor: null };

/** Days from which a second factor is required, by role, in the institution's time zone; null means never. */
export const factorDays = z._default(
  z.strictObject({ member: factorDay, leader: factorDay, admin: factorDay, auditor: factorDay }),
  NO_FACTOR_DAYS,
);

/** Body of manage/config/updateLoginType (§7; shape ours): sign-in settings of the institution. At least one identifier is enabled. */
export const signInConfig = z
  .strictObject({
    /** Identifier of the main client. */
    username: z.boolean(),
    /** Identifier of the older client. */
    email: z.boolean(),
    /** A captcha is required; see captchaAnyway of the response. */
    captcha: z.boolean(),
    /** Sign-in without the browser's position is refused. */
    gps: z.boolean(),
    /** Face check for all users of a role after the password. A user's own check takes precedence. */
    faceCheck: faceCheckOfRole,
    /** First day on which users of a role need a second factor (ASVS 6.3.3). */
    secondFactorFrom: factorDays,
    /** A passkey is accepted instead of password and captcha. */
    passkey: z._default(z.boolean(), false),
    /** Open cases of a user whom a company directory disables or deletes. */
    leaverCases: z._default(codeInput(LEAVER_CASES), 'keep'),
  })
  .check(z.refine(({ username, email }) => username || email, { path: ['username'] }));

export type SignInConfig = z.output<typeof signInConfig>;

/** Answer of manage/config/info (§7; shape ours). */
export const signInInfo = z.object({
  config: signInConfig,
  /** Sign-in method of the caller's current session. The caller cannot disable it. */
  signedInBy: code,
  /**
   * The captcha is shown because other institutions of the same server require it: the user's institution is not known yet at that point.
   */
  captchaAnyway: z.boolean(),
  /** The server's operator has disabled the captcha for all institutions. */
  captchaNever: z.boolean(),
  lastChange,
});

/** Sign-in configuration of an institution, with the other settings that affect it. */
export type SignInInfo = z.output<typeof signInInfo>;

/** A sign-in method (§7 manage/config/loginTypeList; shape ours). */
export const loginType = z.object({
  /** contract/codes/signInCodes */
  code,
  enabled: z.boolean(),
  /** Enabled users who have used it to sign in within the last 30 days. */
  recentUsers: count,
});

/** Remaining checks of one kind in an institution (§2 quotas; shape ours). */
export const quota = z.object({
  /** contract/codes/signInCodes */
  kind: code,
  /** Null means not limited, as long as no quota has been granted. */
  remaining: z.nullable(count),
  usedToday: count,
  used30Days: count,
});

export type Quota = z.output<typeof quota>;

/** An increase of a quota. */
export const quotaIncrease = z.object({
  id,
  kind: code,
  count,
  /** Remaining amount afterwards. */
  remaining: count,
  userName: z.string(),
  time,
});

/** An increase of a quota. */
export type QuotaIncrease = z.output<typeof quotaIncrease>;

/** Answer of manage/config/quota: both quotas and their latest increases, newest first. */
export const quotas = z.object({ quotas: z.array(quota), increases: z.array(quotaIncrease) });

/** Body of manage/config/quota/increase: 1 to 100 (§5). */
export const quotaIncreaseRequest = z.strictObject({
  kind: codeInput(CHECK_KIND),
  count: z.number().check(z.int(), z.gte(PERCENT_MIN), z.lte(PERCENT_MAX)),
});

const limitUpTo = (most: number, usual: number) => z._default(z.number().check(z.int(), z.gte(0), z.lte(most)), usual);

/** Thresholds of the alerts for leaders; 0 disables an alert. */
const alertLimits = {
  /** Minimum percentage of case agents on duty today. */
  onDutyPercent: limitUpTo(PERCENT_MAX, 60),
  /** Maximum inactivity of an agent on duty, in minutes. */
  silentMinutes: limitUpTo(ALERT_SILENT_MAX_MIN, 60),
  /** Maximum promises due tomorrow per agent on duty then. */
  promisesPerAgent: limitUpTo(ALERT_PROMISES_MAX, 10),
  /** Maximum open cases as a percentage of an agent's capacity. */
  capacityPercent: limitUpTo(ALERT_CAPACITY_MAX, 120),
};
const alertLimitsShape = z.object(alertLimits);

export type AlertLimits = z.output<typeof alertLimitsShape>;

/** Response of manage/config/board: the tiles of the dashboard in order (§2 board config; shape ours). */
export const boardConfig = z.object({
  /** contract/codes/boardCodes; other tiles are hidden. */
  tiles: z.array(code),
  /** Refetch interval of the figures in seconds, in addition to the live connection; 0 means only the live connection. */
  refreshSeconds: count,
  ...alertLimits,
  lastChange,
});

export type BoardConfig = z.output<typeof boardConfig>;

/** Body of manage/config/board/update: at least one tile, without duplicates. */
export const boardRequest = z.strictObject({
  tiles: z.array(codeInput(BOARD_TILE)).check(
    z.minLength(1),
    z.maxLength(getCodeValues(BOARD_TILE).length),
    z.refine((tiles) => new Set(tiles).size === tiles.length),
  ),
  refreshSeconds: z.number().check(z.int(), z.gte(0), z.lte(BOARD_REFRESH_MAX_S)),
  ...alertLimits,
});

/** A change of the system configuration with user, setting and time (not in the specification). */
export const settingChange = z.object({
  id,
  /** contract/codes/listCodes */
  key: code,
  /** Value before and after the change: the recorded text, or the fields that differ. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  userName: z.string(),
  time,
});

/** A change of the system configuration. */
export type SettingChange = z.output<typeof settingChange>;

const listedChanges = { key: z.optional(z.string().check(z.maxLength(40))) };

/** Query of manage/config/changes. */
export const changesQuery = z.strictObject({ ...listedChanges, ...pageQuery() });

/** File export variant of the query. */
export const changesFileQuery = z.strictObject({ ...listedChanges, ...fileFormat });
