import { type CallResult, CONNECTED, TELEPHONE_STATUSES, CHANNEL, RELATION } from '@/contract/codes/contactCodes';
import { type SQL, sql } from 'drizzle-orm';
import { boolean } from 'drizzle-orm/pg-core';
import { toCodeLiteral } from '../toCodeLiteral';

/**
 * Progress of a promise regardless of the day: nothing, part or all of it was paid. Payments count first toward the earlier parts of a
 * plan (MI-08).
 */
export type PromiseStanding = 'none' | 'partly' | 'kept';

const NOT_THE_BORROWER = ['NORLVT', 'NOVLD'] as const satisfies readonly CallResult[];

const CALL = sql`channel = ${toCodeLiteral(CHANNEL.call)} and call_status in (${toCodeLiteral(...TELEPHONE_STATUSES)})`;
/** Condition: the line does not report that the call was unanswered; a result recorded against it is no contact. */
const NOT_AGAINST_LINE = sql`line_status is null`;
const REACHED = sql`call_status = ${toCodeLiteral(CONNECTED)} and ${NOT_AGAINST_LINE}`;
const RIGHT_PARTY = sql`${REACHED} and contact_relation = ${toCodeLiteral(RELATION.self)} and call_result not in (${toCodeLiteral(...NOT_THE_BORROWER)})`;
const PROMISE = sql`promised_at is not null and ${NOT_AGAINST_LINE}`;

const known = (is: SQL) =>
  boolean()
    .notNull()
    .generatedAlwaysAs(sql`coalesce(${is}, false)`);

/**
 * Figures of the dashboard that a line of the collection log counts toward (DB-01; described in docs/board.md). PostgreSQL stores them
 * with the line, because computing them for two million lines at each request takes longer than reading the lines.
 */
export const buildCallCriteria = () => ({
  /** Telephone call by its result: channel 01, and a telephone status. */
  isCall: known(CALL),
  /** Answered, by telephone or message. */
  isReached: known(REACHED),
  /** The borrower answered: contact relation R01, and not identified as another person. */
  isRightParty: known(RIGHT_PARTY),
  /** The result records a promise. */
  isPromise: known(PROMISE),
});
