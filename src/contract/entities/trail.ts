import { FACE_CHECK } from '../codes/faceCheck';
import * as z from 'zod/mini';
import { LOGIN_EVENT } from '../codes/loginEventCode';
import { SIGN_IN_RESULT } from '../codes/signInResult';
import { TRAIL_FAULT } from '../codes/trailFault';
import { TRAIL_STORY_FAULT } from '../codes/trailStoryFault';
import { LANGUAGES } from '../language';
import { fileFormat, getSorting } from '../lists/listDescription';
import { TRAIL_LIST } from '../lists/trailList';
import { TRAIL_ROWS_PER_CALL, TRAIL_ROWS_SHOWN } from '../ourLimits';
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
} from '../schemas';

/** From when until when, calendar days of the institution, both included. */
const period = { from: z.optional(dayInput), to: z.optional(dayInput) };

/** Whose chain: the institution's, or the house's, where tries under names that nobody has are kept. */
const of = { of: z.optional(z.enum(['institution', 'house'])) };

/** Whose chain is asked for. */
export type TrailOf = NonNullable<z.output<(typeof of)['of']>>;

/** What an auditor looks for among the sign-ins (TR-02). */
const logins = {
  ...period,
  ...of,
  /** Part of a username or name. */
  user: z.optional(filterText),
  result: z.optional(codeInput(SIGN_IN_RESULT)),
  /** A result code of the server or of the provider that came up on the way. */
  code: z.optional(z.string().check(z.regex(/^[\w.-]{1,16}$/))),
  userLoginLogId: z.optional(idInput),
  ...getSorting(TRAIL_LIST),
};

/** A page of the sign-ins that fit. */
export const trailLoginsQuery = z.strictObject({ ...logins, ...pageQuery() });

/** All of them as a file. */
export const trailLoginsFileQuery = z.strictObject({ ...logins, ...fileFormat });

/** One sign-in as the trail tells of it (TR-02). */
export const trailLogin = z.object({
  userLoginLogId: id,
  at: time,
  userId: z.nullable(id),
  username: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** contract/codes/signInResult. */
  result: code,
  client: z.nullable(z.string()),
  /** The address of the connection. */
  ip: z.nullable(z.string()),
  /** Face checks that did not pass. */
  faceFailures: count,
  /** Rows of the trail about this sign-in. */
  entries: count,
  /** 'logout', or why the session was ended by force; null while it was not. */
  endedBy: z.nullable(z.string()),
});

/** One sign-in as the trail tells of it. */
export type TrailLogin = z.output<typeof trailLogin>;

/** A page of sign-ins. */
export const trailLogins = z.object({
  ...paged(trailLogin).shape,
  /** Whether the caller may ask for the house's chain as well. */
  house: z.boolean(),
});

/** One row of the trail (TR-01, TR-02). */
export const trailRow = z.object({
  seq: count,
  at: time,
  /** 'server': seen by the server itself; 'browser': told by the app. */
  source: code,
  /** contract/codes/trailEvent. */
  event: code,
  outcome: z.nullable(code),
  /** contract/codes/loginState. */
  from: z.nullable(code),
  to: z.nullable(code),
  code: z.nullable(code),
  /** One opening of the page, and the row's number on it. */
  page: z.nullable(z.string()),
  pageSeq: z.nullable(z.number()),
  /** When the browser's clock says that it happened. */
  saidAt: z.nullable(time),
  /** The rest, as JSON text. */
  detail: z.nullable(z.string()),
  hash: z.string(),
});

/** One row of the trail. */
export type TrailRow = z.output<typeof trailRow>;

/** How many of the app's rows are shown; the server's are all of them, always. */
export const trailOfLoginQuery = z.strictObject({
  ...of,
  most: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1), z.lte(100_000))), TRAIL_ROWS_SHOWN),
});

/** A sign-in with what the trail says about it, oldest first: every row of the server, and the first ones of the app. */
export const trailOfLogin = z.object({
  login: trailLogin,
  rows: z.array(trailRow),
  /** Rows of the app that are not among them. */
  left: count,
  /** Each opening of the page that the app told of, run through the login machine again. */
  stories: z.array(
    z.object({
      page: z.string(),
      /** How many rows of it belong to this sign-in. */
      rows: count,
      /** From which row of the trail on it is not to be believed, and why; null when the machine comes to the same. */
      fault: z.nullable(z.object({ seq: count, fault: codeInput(TRAIL_STORY_FAULT) })),
    }),
  ),
});

/** A sign-in with everything that the trail says about it. */
export type TrailOfLogin = z.output<typeof trailOfLogin>;

/** From which row on the chain is to be checked; a long chain is checked in several calls. */
export const trailVerifyQuery = z.strictObject({
  ...of,
  from: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1))), 1),
});

/** What the check of a stretch of the chain came to (TR-02). */
export const trailCheck = z.object({
  /** The last row that was checked, 0 for an empty chain. */
  to: count,
  /** Rows of the whole chain. */
  total: count,
  /** The hash of that row. */
  head: z.nullable(z.string()),
  /** Anchors kept outside that this stretch was compared with. */
  anchors: count,
  /** Lines of the anchor file that a crash or a full disk has torn; they were left out. */
  tornAnchors: count,
  /** The first wrong row and why, of 'anchorFile' the wrong line; null when all is well. */
  fault: z.nullable(z.object({ seq: count, fault: codeInput(TRAIL_FAULT) })),
});

/** What the check of a stretch of the chain came to. */
export type TrailCheck = z.output<typeof trailCheck>;

/** Which days are taken away; without any, the whole chain. */
export const trailExportQuery = z.strictObject({ ...period, ...of });

/** Whose chain the evidence or the anchors are taken from. */
export const trailEvidenceQuery = z.strictObject({ ...of });

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const page = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const whole = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000));
/** A state of the machine; the server knows which there are (codes/loginState). */
const state = z.string().check(z.regex(/^[a-zA-Z.]{1,40}$/));
const shortCode = z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/));

const event = z.strictObject({
  type: codeInput(LOGIN_EVENT),
  demanded: z.optional(z.boolean()),
  code: z.optional(shortCode),
  usernameLength: z.optional(whole),
  passwordLength: z.optional(whole),
  captchaLength: z.optional(whole),
  check: z.optional(codeInput(FACE_CHECK)),
  userLoginLogId: z.optional(z.nullable(idInput)),
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

/** A row that the app recorded (TR-01, machines/loginTraceRow): there is no place in it for a password, token, captcha, picture or position. */
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

/** What the app recorded since it last told (TR-02). */
export const trailAddRequest = z.strictObject({
  rows: z.array(recordedRow).check(z.minLength(1), z.maxLength(TRAIL_ROWS_PER_CALL)),
});
