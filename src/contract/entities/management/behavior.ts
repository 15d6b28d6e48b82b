import * as z from 'zod/mini';
import { BEHAVIOR_SEVERITY, BEHAVIOR_SIGN, BEHAVIOR_TYPE } from '../../codes/complaintCodes';
import { BEHAVIOR_COUNT_LIST, BEHAVIOR_LIST } from '../../lists/monitoringLists';
import { fileFormat, getSorting } from '../../lists/listDescription';
import {
  code,
  codeInput,
  count,
  day,
  dayInput,
  filterText,
  id,
  idInput,
  numberInQuery,
  paged,
  pageQuery,
  time,
} from '../../schemas';

/** Start and end of the period: calendar days of the institution, both inclusive. Defaults to the last seven days. */
const period = { from: z.optional(dayInput), to: z.optional(dayInput) };

const countFilter = {
  ...period,
  /** Restricts to users with this action, and to its counts. */
  type: z.optional(codeInput(BEHAVIOR_TYPE)),
  /** Part of a username or name. */
  user: z.optional(filterText),
  /** Restricts to users with at least this severity. */
  severity: z.optional(codeInput(BEHAVIOR_SEVERITY)),
  ...getSorting(BEHAVIOR_COUNT_LIST),
};

/** Filters of the behavior counts: users and period (MO-01). */
export const behaviorCountQuery = z.strictObject({ ...pageQuery(), ...countFilter });
/** File export variant of the query. */
export const behaviorCountFileQuery = z.strictObject({ ...countFilter, ...fileFormat });

/** Reason why a user's behavior is unusual, with its figure and the reference value. */
export const behaviorSign = z.object({
  sign: codeInput(BEHAVIOR_SIGN),
  severity: codeInput(BEHAVIOR_SEVERITY),
  /** Value of the sign: reveals or borrowers of the busiest day, entries at odd hours, new addresses. */
  value: z.number(),
  /** The user's usual day before the period, and the group's usual day in it; null without one. */
  ownUsual: z.nullable(z.number()),
  groupUsual: z.nullable(z.number()),
  /** Day of the sign, if it concerns one day. */
  day: z.nullable(day),
});

export type BehaviorSignRow = z.output<typeof behaviorSign>;

/** Actions of one user on personal data in a period (MO-01). */
export const behaviorCount = z.object({
  userId: id,
  username: z.string(),
  name: z.string(),
  groupName: z.nullable(z.string()),
  severity: codeInput(BEHAVIOR_SEVERITY),
  /** Most severe first. */
  signs: z.array(behaviorSign),
  /** Number of entries, restricted to the selected kind if there is one. */
  total: count,
  /** Reveals of personal data. */
  reveals: count,
  /** Number of distinct loans. */
  borrowers: count,
  oddHours: count,
  /** Entries by contract/codes/complaintCodes, most first. */
  byType: z.array(z.object({ type: code, count })),
  /** Reveals of personal data per day of the period. */
  days: z.array(count),
  lastAt: z.nullable(time),
});

export type BehaviorCount = z.output<typeof behaviorCount>;

const detailFilter = {
  ...period,
  userId: z.optional(idInput),
  type: z.optional(codeInput(BEHAVIOR_TYPE)),
  loanId: z.optional(filterText),
  /** Restricts to this hour of the institution's day, 0 to 23. */
  hour: z.optional(z.pipe(numberInQuery, z.number().check(z.int(), z.gte(0), z.lte(23)))),
  ...getSorting(BEHAVIOR_LIST),
};

/** Filters of the behavior records (MO-01). */
export const behaviorDetailQuery = z.strictObject({ ...pageQuery(), ...detailFilter });
/** File export variant of the query. */
export const behaviorDetailFileQuery = z.strictObject({ ...detailFilter, ...fileFormat });

/** One action of a user on personal data (MO-01). */
export const behaviorRow = z.object({
  id,
  at: time,
  userId: id,
  username: z.string(),
  name: z.string(),
  /** contract/codes/complaintCodes. */
  type: code,
  loanId: z.nullable(z.string()),
  /** The loan's case, if the caller may open it. */
  taskId: z.nullable(id),
  /** Name of the field, never its value. */
  detail: z.nullable(z.string()),
  /** Address from the caller's lookup service, and address of the connection. */
  ip: z.nullable(z.string()),
  socketIp: z.string(),
  isOddHour: z.boolean(),
  /** First use of this address by the user in BEHAVIOR_BEFORE_DAYS. */
  isNewAddress: z.boolean(),
});

export type BehaviorRow = z.output<typeof behaviorRow>;

/** A page of records, their user, and their distribution over the hours of the institution's day. */
export const behaviorDetails = z.extend(paged(behaviorRow), {
  /** 24 counts, which the hour filter does not affect. */
  hours: z.array(count),
  user: z.nullable(z.object({ userId: id, username: z.string(), name: z.string(), groupName: z.nullable(z.string()) })),
  timeZone: z.string(),
});

/** A page of records with the hours. */
export type BehaviorDetails = z.output<typeof behaviorDetails>;
