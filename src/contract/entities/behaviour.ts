import * as z from 'zod/mini';
import { BEHAVIOUR_SEVERITY, BEHAVIOUR_SIGN } from '../codes/behaviourSign';
import { BEHAVIOUR_TYPE } from '../codes/behaviourType';
import { BEHAVIOUR_COUNT_LIST, BEHAVIOUR_LIST } from '../lists/behaviourLists';
import { fileFormat, getSorting } from '../lists/listDescription';
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
} from '../schemas';

/** From when until when, calendar days of the institution, both included; without them the last seven days. */
const period = { from: z.optional(dayInput), to: z.optional(dayInput) };

const countFilter = {
  ...period,
  /** Only those who did this, and how often they did. */
  type: z.optional(codeInput(BEHAVIOUR_TYPE)),
  /** Part of a username or name. */
  user: z.optional(filterText),
  /** Only those who are at least this unusual. */
  severity: z.optional(codeInput(BEHAVIOUR_SEVERITY)),
  ...getSorting(BEHAVIOUR_COUNT_LIST),
};

/** Whose behaviour is counted, and when (MO-01). */
export const behaviourCountQuery = z.strictObject({ ...pageQuery(), ...countFilter });
/** The same for a file. */
export const behaviourCountFileQuery = z.strictObject({ ...countFilter, ...fileFormat });

/** One reason why somebody's behaviour is unusual, with the figure and what it is compared with. */
export const behaviourSign = z.object({
  sign: codeInput(BEHAVIOUR_SIGN),
  severity: codeInput(BEHAVIOUR_SEVERITY),
  /** Reveals or borrowers of the busiest day, entries at odd hours, new addresses. */
  value: z.number(),
  /** The own usual day before the period, and that of the group in it; null where there is none. */
  ownUsual: z.nullable(z.number()),
  groupUsual: z.nullable(z.number()),
  /** The day that it was, where it was one day. */
  day: z.nullable(day),
});

/** One reason why somebody's behaviour is unusual. */
export type BehaviourSignRow = z.output<typeof behaviourSign>;

/** What one user did with personal data in a period (MO-01). */
export const behaviourCount = z.object({
  userId: id,
  username: z.string(),
  name: z.string(),
  groupName: z.nullable(z.string()),
  severity: codeInput(BEHAVIOUR_SEVERITY),
  /** The gravest first. */
  signs: z.array(behaviourSign),
  /** Entries, of the chosen kind alone where one is chosen. */
  total: count,
  /** Looks at personal data. */
  reveals: count,
  /** Different loans. */
  borrowers: count,
  oddHours: count,
  /** Entries by contract/codes/behaviourType, most first. */
  byType: z.array(z.object({ type: code, count })),
  /** Looks at personal data on each day of the period. */
  days: z.array(count),
  lastAt: z.nullable(time),
});

/** What one user did with personal data in a period. */
export type BehaviourCount = z.output<typeof behaviourCount>;

const detailFilter = {
  ...period,
  userId: z.optional(idInput),
  type: z.optional(codeInput(BEHAVIOUR_TYPE)),
  loanId: z.optional(filterText),
  /** Only what happened in this hour of the institution's day, 0 to 23. */
  hour: z.optional(z.pipe(numberInQuery, z.number().check(z.int(), z.gte(0), z.lte(23)))),
  ...getSorting(BEHAVIOUR_LIST),
};

/** Which records are asked for (MO-01). */
export const behaviourDetailQuery = z.strictObject({ ...pageQuery(), ...detailFilter });
/** The same for a file. */
export const behaviourDetailFileQuery = z.strictObject({ ...detailFilter, ...fileFormat });

/** One thing that somebody did (MO-01). */
export const behaviourRow = z.object({
  id,
  at: time,
  userId: id,
  username: z.string(),
  name: z.string(),
  /** contract/codes/behaviourType. */
  type: code,
  loanId: z.nullable(z.string()),
  /** The case of that loan that the caller may open. */
  taskId: z.nullable(id),
  /** What exactly: the name of the field, never its value. */
  detail: z.nullable(z.string()),
  /** As the caller's look-up service said, and the address of the connection. */
  ip: z.nullable(z.string()),
  socketIp: z.string(),
  isOddHour: z.boolean(),
  /** The first time that this user came from this address in BEHAVIOUR_BEFORE_DAYS. */
  isNewAddress: z.boolean(),
});

/** One thing that somebody did. */
export type BehaviourRow = z.output<typeof behaviourRow>;

/** A page of records, whose they are, and how they are spread over the hours of the institution's day. */
export const behaviourDetails = z.extend(paged(behaviourRow), {
  /** 24 counts; the filter by hour does not apply to them. */
  hours: z.array(count),
  user: z.nullable(z.object({ userId: id, username: z.string(), name: z.string(), groupName: z.nullable(z.string()) })),
  timeZone: z.string(),
});

/** A page of records with the hours. */
export type BehaviourDetails = z.output<typeof behaviourDetails>;
