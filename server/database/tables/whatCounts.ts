import type { CallResult } from '@/contract/codes/callResult';
import { CONNECTED, TELEPHONE_STATUSES } from '@/contract/codes/callStatus';
import { CHANNEL } from '@/contract/codes/contactChannel';
import { RELATION } from '@/contract/codes/contactRelation';
import { type SQL, sql } from 'drizzle-orm';
import { boolean } from 'drizzle-orm/pg-core';
import { codeLiteral } from '../codeLiteral';

const NOT_THE_BORROWER = ['NORLVT', 'NOVLD'] as const satisfies readonly CallResult[];

const CALL = sql`channel = ${codeLiteral(CHANNEL.call)} and call_status in (${codeLiteral(...TELEPHONE_STATUSES)})`;
/** The line itself does not say that nobody answered: what was recorded against it is no contact. */
const NOT_AGAINST_LINE = sql`line_status is null`;
const REACHED = sql`call_status = ${codeLiteral(CONNECTED)} and ${NOT_AGAINST_LINE}`;
const RIGHT_PARTY = sql`${REACHED} and contact_relation = ${codeLiteral(RELATION.self)} and call_result not in (${codeLiteral(...NOT_THE_BORROWER)})`;
const PROMISE = sql`promised_at is not null and ${NOT_AGAINST_LINE}`;

const known = (is: SQL) =>
  boolean()
    .notNull()
    .generatedAlwaysAs(sql`coalesce(${is}, false)`);

/**
 * What a line of the collection log counts as in the dashboard's figures (DB-01; docs/board.md says the same in words). PostgreSQL keeps
 * it with the line: to find it out of two million lines at each look takes longer than to read them.
 */
export const whatCounts = () => ({
  /** A telephone call, by its result: channel 01, and a status that a telephone gives. */
  isCall: known(CALL),
  /** Somebody answered, by telephone or message. */
  isReached: known(REACHED),
  /** The borrower answered: contact relation R01, and not found to be somebody else. */
  isRightParty: known(RIGHT_PARTY),
  /** A promise was made. */
  isPromise: known(PROMISE),
});
