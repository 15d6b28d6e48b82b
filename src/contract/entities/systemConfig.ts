import * as z from 'zod/mini';
import { BOARD_TILE } from '../codes/boardTile';
import { CHECK_KIND } from '../codes/checkKind';
import { codeValues } from '../codes/codeTable';
import { FACE_CHECK } from '../codes/faceCheck';
import { PERCENT_MAX, PERCENT_MIN } from '../limits';
import { fileFormat } from '../lists/listDescription';
import { ALERT_CAPACITY_MAX, ALERT_PROMISES_MAX, ALERT_SILENT_MAX_MIN } from '../ourLimits';
import { code, codeInput, count, id, pageQuery, time } from '../schemas';

/** The dashboard's figures are asked for again after an hour at the latest, in seconds. */
const BOARD_REFRESH_MAX_S = 3600;

/** Who changed something last, and when. */
export const lastChange = z.nullable(z.object({ userName: z.string(), time }));

/** Who changed something last, and when. */
export type LastChange = z.output<typeof lastChange>;

const faceCheckOfRole = z.strictObject({
  member: codeInput(FACE_CHECK),
  leader: codeInput(FACE_CHECK),
  admin: codeInput(FACE_CHECK),
  auditor: codeInput(FACE_CHECK),
});

/** Body of manage/config/updateLoginType (§7; shape ours): how people of the institution sign in. At least one name is taken. */
export const signInConfig = z
  .strictObject({
    /** The main client's way. */
    username: z.boolean(),
    /** The older client's way. */
    email: z.boolean(),
    /** Asked for a captcha; see captchaAnyway of the answer. */
    captcha: z.boolean(),
    /** Refused without the browser's position. */
    gps: z.boolean(),
    /** What everybody of a role has to pass after the password; a user's own check goes before it. */
    faceCheck: faceCheckOfRole,
  })
  .check(z.refine(({ username, email }) => username || email, { path: ['username'] }));

/** How people of an institution sign in (SY-01). */
export type SignInConfig = z.output<typeof signInConfig>;

/** Answer of manage/config/info (§7; shape ours). */
export const signInInfo = z.object({
  config: signInConfig,
  /** How the caller has signed in: cannot be switched off by the caller. */
  signedInBy: code,
  /** The captcha is shown because others of the same server ask for it: nobody is known yet when it is. */
  captchaAnyway: z.boolean(),
  /** The operator of the server has switched the captcha off for all. */
  captchaNever: z.boolean(),
  lastChange,
});

/** How people of an institution sign in, and what else decides about it. */
export type SignInInfo = z.output<typeof signInInfo>;

/** A way of signing in (§7 manage/config/loginTypeList; shape ours). */
export const loginType = z.object({
  /** contract/codes/signInMethod */
  code,
  enabled: z.boolean(),
  /** Enabled users who have signed in by it in the last 30 days. */
  recentUsers: count,
});

/** The checks of one kind that an institution has left (§2 quotas; shape ours). */
export const quota = z.object({
  /** contract/codes/checkKind */
  kind: code,
  /** Null: not limited, as long as nobody has granted any. */
  remaining: z.nullable(count),
  usedToday: count,
  used30Days: count,
});

/** The checks of one kind that an institution has left. */
export type Quota = z.output<typeof quota>;

/** An increase of a quota. */
export const quotaIncrease = z.object({
  id,
  kind: code,
  count,
  /** What there was afterwards. */
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

/** From when on a leader is alerted; 0: never. */
const alertLimits = {
  /** Fewer on duty today than this part of those who work cases, in per cent. */
  onDutyPercent: limitUpTo(PERCENT_MAX, 60),
  /** On duty, and nothing done for so many minutes. */
  silentMinutes: limitUpTo(ALERT_SILENT_MAX_MIN, 60),
  /** More promises for tomorrow than so many for each who is on duty then. */
  promisesPerAgent: limitUpTo(ALERT_PROMISES_MAX, 10),
  /** More open cases than this part of somebody's capacity, in per cent. */
  capacityPercent: limitUpTo(ALERT_CAPACITY_MAX, 120),
};
const alertLimitsShape = z.object(alertLimits);

/** From when on a leader is alerted; 0: never. */
export type AlertLimits = z.output<typeof alertLimitsShape>;

/** Answer of manage/config/board: what the dashboard shows, in this order (§2 board config; shape ours). */
export const boardConfig = z.object({
  /** contract/codes/boardTile; what is not named is not shown. */
  tiles: z.array(code),
  /** Seconds after which the figures are asked for again, beside the live line; 0: by the live line alone. */
  refreshSeconds: count,
  ...alertLimits,
  lastChange,
});

/** What the dashboard shows. */
export type BoardConfig = z.output<typeof boardConfig>;

/** Body of manage/config/board/update: at least one tile, none twice. */
export const boardRequest = z.strictObject({
  tiles: z.array(codeInput(BOARD_TILE)).check(
    z.minLength(1),
    z.maxLength(codeValues(BOARD_TILE).length),
    z.refine((tiles) => new Set(tiles).size === tiles.length),
  ),
  refreshSeconds: z.number().check(z.int(), z.gte(0), z.lte(BOARD_REFRESH_MAX_S)),
  ...alertLimits,
});

/** A change of the system configuration: who, what, when (ours). */
export const settingChange = z.object({
  id,
  /** contract/codes/settingKey */
  key: code,
  /** As it was and as it is: what was written, or the fields that differ. */
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

/** The same as a file. */
export const changesFileQuery = z.strictObject({ ...listedChanges, ...fileFormat });
