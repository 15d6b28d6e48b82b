import { FACE_CHECK, FACTOR_PROOF, LOGIN_EVENT, SIGN_IN_RESULT } from '../../codes/signInCodes';
import * as z from 'zod/mini';
import { TRAIL_FAULT, TRAIL_REPLAY_FAULT } from '../../codes/trailCodes';
import { LANGUAGES } from '../../language';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { TRAIL_LIST } from '../../lists/userLists';
import { TRAIL_ROWS_PER_CALL, TRAIL_ROWS_PAGE } from '../../ourLimits';
import {
  code,
  codeInput,
  count,
  dayInput,
  filterText,
  id,
  idInput,
  numberInQuery,
  paged,
  pageQuery,
  time,
  timeInput,
} from '../../schemas';

/** Start and end of the period: calendar days of the institution, both inclusive. */
const period = { from: z.optional(dayInput), to: z.optional(dayInput) };

/** Selects the institution's chain, or the system-wide chain, which records attempts with unknown usernames. */
const of = { of: z.optional(z.enum(['institution', 'house'])) };

/** Selected chain. */
export type TrailSelection = NonNullable<z.output<(typeof of)['of']>>;

/** Filters of the sign-ins for auditors (TR-02). */
const logins = {
  ...period,
  ...of,
  /** Part of a username or name. */
  user: z.optional(filterText),
  result: z.optional(codeInput(SIGN_IN_RESULT)),
  /** A result code of the server or of the provider that occurred during the sign-in. */
  code: z.optional(z.string().check(z.regex(/^[\w.-]{1,16}$/))),
  userLoginLogId: z.optional(idInput),
  ...getSorting(TRAIL_LIST),
};

/** Query of a page of sign-ins. */
export const trailLoginsQuery = z.strictObject({ ...logins, ...pageQuery() });

/** Query of the sign-ins as a file. */
export const trailLoginsFileQuery = z.strictObject({ ...logins, ...fileFormat });

/** A sign-in as recorded in the trail (TR-02). */
export const trailLogin = z.object({
  userLoginLogId: id,
  at: time,
  userId: z.nullable(id),
  username: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** contract/codes/signInCodes. */
  result: code,
  client: z.nullable(z.string()),
  /** The address of the connection. */
  ip: z.nullable(z.string()),
  /** Number of failed face checks. */
  faceFailures: count,
  /** Number of trail rows about this sign-in. */
  entries: count,
  /** 'logout', or the reason of a forced end; null while the session is open. */
  endedBy: z.nullable(z.string()),
});

export type TrailLogin = z.output<typeof trailLogin>;

/** A page of sign-ins. */
export const trailLogins = z.object({
  ...paged(trailLogin).shape,
  /** True if the caller may also read the system-wide chain. */
  house: z.boolean(),
});

/** One row of the trail (TR-01, TR-02). */
export const trailRow = z.object({
  seq: count,
  at: time,
  /** 'server': observed by the server itself; 'browser': reported by the app. */
  source: code,
  /** contract/codes/trailCodes. */
  event: code,
  outcome: z.nullable(code),
  /** contract/codes/loginStateCodes. */
  from: z.nullable(code),
  to: z.nullable(code),
  code: z.nullable(code),
  /** Id of the page load, and the row's number in it. */
  page: z.nullable(z.string()),
  pageSeq: z.nullable(z.number()),
  /** Time of the event according to the browser's clock. */
  saidAt: z.nullable(time),
  /** Other data as JSON text. */
  detail: z.nullable(z.string()),
  hash: z.string(),
});

/** One row of the trail. */
export type TrailRow = z.output<typeof trailRow>;

/** Maximum number of app rows in the response. The server's rows are always complete. */
export const trailOfLoginQuery = z.strictObject({
  ...of,
  most: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1), z.lte(100_000))), TRAIL_ROWS_PAGE),
});

/** A sign-in with its trail, oldest first: all rows of the server, and the first rows of the app. */
export const trailOfLogin = z.object({
  login: trailLogin,
  rows: z.array(trailRow),
  /** Number of app rows that are not included. */
  left: count,
  /** Page loads reported by the app, each replayed through the login machine. */
  stories: z.array(
    z.object({
      page: z.string(),
      /** Number of its rows that belong to this sign-in. */
      rows: count,
      /** First row that fails verification, and the reason; null if the replay gives the same result. */
      fault: z.nullable(z.object({ seq: count, fault: codeInput(TRAIL_REPLAY_FAULT) })),
    }),
  ),
});

export type TrailOfLogin = z.output<typeof trailOfLogin>;

/** First row to verify. A long chain is verified in several calls. */
export const trailVerifyQuery = z.strictObject({
  ...of,
  from: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1))), 1),
});

/** Result of verifying a section of the chain (TR-02). */
export const trailCheck = z.object({
  /** Number of the last verified row, 0 for an empty chain. */
  to: count,
  /** Number of rows in the whole chain. */
  total: count,
  /** The hash of that row. */
  head: z.nullable(z.string()),
  /** Number of externally stored anchors that were compared with this section. */
  anchors: count,
  /** Lines of the anchor file that a crash or a full disk has truncated. They are skipped. */
  tornAnchors: count,
  /** First wrong row and the reason; for 'anchorFile', the wrong line. null if the section is valid. */
  fault: z.nullable(z.object({ seq: count, fault: codeInput(TRAIL_FAULT) })),
});

export type TrailCheck = z.output<typeof trailCheck>;

/** Days to export; the whole chain by default. */
export const trailExportQuery = z.strictObject({ ...period, ...of });

/** Chain from which the evidence or the anchors are exported. */
export const trailEvidenceQuery = z.strictObject({ ...of });

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const page = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const whole = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000));
/** A state of the login machine (codes/loginState). */
const state = z.string().check(z.regex(/^[a-zA-Z.]{1,40}$/));
const shortCode = z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/));

const event = z.strictObject({
  type: codeInput(LOGIN_EVENT),
  demanded: z.optional(z.boolean()),
  singleSignOn: z.optional(z.boolean()),
  passkey: z.optional(z.boolean()),
  nameLength: z.optional(whole),
  code: z.optional(shortCode),
  usernameLength: z.optional(whole),
  passwordLength: z.optional(whole),
  captchaLength: z.optional(whole),
  check: z.optional(codeInput(FACE_CHECK)),
  userLoginLogId: z.optional(z.nullable(idInput)),
  proofs: z.optional(z.readonly(z.array(codeInput(FACTOR_PROOF)).check(z.maxLength(8)))),
  codeLength: z.optional(whole),
  pass: z.optional(z.boolean()),
  exhausted: z.optional(z.boolean()),
  passed: z.optional(z.boolean()),
  lang: z.optional(z.enum(LANGUAGES)),
});

const photo = z.strictObject({
  bytes: whole,
  width: whole,
  height: whole,
  recompressed: z.boolean(),
  sha256: hash,
});

/** A row recorded by the app (TR-01, machines/loginTraceRow). It cannot contain a password, token, captcha, picture or position. */
const recordedRow = z.strictObject({
  v: whole,
  machine: z.string().check(z.regex(/^[\w.-]{1,16}$/)),
  seq: whole,
  prev: hash,
  hash,
  sid: page,
  userLoginLogId: z.nullable(idInput),
  ts: timeInput,
  mono: z.number().check(z.gte(0)),
  event,
  stamp: z.nullable(whole),
  outcome: z.enum(['taken', 'ignored', 'stale']),
  from: state,
  to: state,
  fails: whole,
  code: z.nullable(shortCode),
  epoch: whole,
  lang: z.enum(LANGUAGES),
  photo: z.nullable(photo),
});

/** A row that the app recorded. */
export type RecordedRow = z.output<typeof recordedRow>;

/** Rows recorded by the app since its last report (TR-02). */
export const trailAddRequest = z.strictObject({
  rows: z.array(recordedRow).check(z.minLength(1), z.maxLength(TRAIL_ROWS_PER_CALL)),
});
