import { TELEPHONE_STATUSES } from '@/contract/codes/contactCodes';
import { and, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import { matchesRow } from '../../database/matchesRow';
import { matchesAnyId } from '../../database/anyOf';
import { phoneCall } from '../../database/tables/callTables';
import { collectionLog, contact, task } from '../../database/tables/caseTables';
import { sms } from '../../database/tables/messageTables';
import type { Transaction } from '../../database/connect';
import type { MaybePlaceholder } from '../../database/preparedQuery';

type ContactHistoryReadContext = { readonly tx: Transaction };

/** Borrowers whose contacts are read, and the period. */
export interface ContactHistoryQuery {
  readonly institutionId: MaybePlaceholder<number>;
  readonly borrowerIds: MaybePlaceholder<readonly number[]>;
  readonly since: Date | SQL;
  /** Default: now. */
  readonly until?: Date;
}

const ofBorrowers = ({ institutionId, borrowerIds }: ContactHistoryQuery) =>
  and(eq(task.institutionId, institutionId), matchesAnyId(task.borrowerId, borrowerIds));

const within = (column: AnyPgColumn, { since, until }: ContactHistoryQuery) =>
  and(gt(column, since), until === undefined ? undefined : lt(column, until));

/** Keeps null, because the driver returns it unconverted. */
const asId = (value: unknown): number | null => Number(value);

const common = {
  borrowerId: task.borrowerId,
  taskId: task.id,
  loanId: task.loanId,
  loanNo: task.loanNo,
  penaltyDate: task.penaltyDate,
  relation: contact.relation,
  emergency: contact.emergency,
};

const calls = (of: ContactHistoryQuery, { tx }: ContactHistoryReadContext) =>
  tx
    .select({
      kind: sql<'call' | 'sms' | 'record'>`'call'`.as('kind'),
      callId: sql<number | null>`${phoneCall.id}`.mapWith(asId).as('call_id'),
      smsId: sql<number | null>`null::bigint`.mapWith(asId).as('sms_id'),
      agentId: sql<number | null>`${phoneCall.agentId}`.mapWith(asId).as('agent_id'),
      at: phoneCall.startedAt,
      contactId: phoneCall.contactId,
      name: phoneCall.contactName,
      phone: sql<string | null>`${phoneCall.phone}`.as('phone'),
      state: sql<string>`${phoneCall.state}`.as('state'),
      outcome: sql<string | null>`${phoneCall.callStatus}`.as('outcome'),
      channel: sql<string | null>`null::text`.as('channel'),
      text: sql<string | null>`null::text`.as('text'),
      ...common,
    })
    .from(phoneCall)
    .innerJoin(task, matchesRow(task, phoneCall.taskId))
    .leftJoin(contact, matchesRow(contact, phoneCall.contactId))
    .where(and(ofBorrowers(of), within(phoneCall.startedAt, of)));

/** Excludes messages that were never sent; those with an unknown result at the gateway are included. */
const mayHaveLeft = or(ne(sms.state, 'failed'), isNull(sms.failure), eq(sms.failure, 'unknown'));

const messages = (of: ContactHistoryQuery, { tx }: ContactHistoryReadContext) =>
  tx
    .select({
      kind: sql<'call' | 'sms' | 'record'>`'sms'`.as('kind'),
      callId: sql<number | null>`null::bigint`.mapWith(asId).as('call_id'),
      smsId: sql<number | null>`${sms.id}`.mapWith(asId).as('sms_id'),
      agentId: sql<number | null>`${sms.agentId}`.mapWith(asId).as('agent_id'),
      at: sms.createdAt,
      contactId: sms.contactId,
      name: sms.contactName,
      phone: sql<string | null>`${sms.phone}`.as('phone'),
      state: sql<string>`${sms.state}`.as('state'),
      outcome: sql<string | null>`${sms.failure}`.as('outcome'),
      channel: sql<string | null>`${sms.channel}`.as('channel'),
      text: sql<string | null>`${sms.content}`.as('text'),
      ...common,
    })
    .from(sms)
    .innerJoin(task, matchesRow(task, sms.taskId))
    .leftJoin(contact, matchesRow(contact, sms.contactId))
    .where(and(ofBorrowers(of), within(sms.createdAt, of), mayHaveLeft));

/** Selects the results of calls: results of research, memos and message lines are excluded. */
const records = (of: ContactHistoryQuery, { tx }: ContactHistoryReadContext) =>
  tx
    .select({
      kind: sql<'call' | 'sms' | 'record'>`'record'`.as('kind'),
      callId: sql<number | null>`${collectionLog.phoneCallId}`.mapWith(asId).as('call_id'),
      smsId: sql<number | null>`null::bigint`.mapWith(asId).as('sms_id'),
      agentId: sql<number | null>`${collectionLog.agentId}`.mapWith(asId).as('agent_id'),
      at: collectionLog.createdAt,
      contactId: collectionLog.contactId,
      name: collectionLog.contactName,
      phone: sql<string | null>`${collectionLog.contactPhone}`.as('phone'),
      state: sql<string>`${collectionLog.callResult}`.as('state'),
      outcome: sql<string | null>`${collectionLog.callStatus}`.as('outcome'),
      channel: sql<string | null>`${collectionLog.channel}`.as('channel'),
      text: sql<string | null>`null::text`.as('text'),
      ...common,
    })
    .from(collectionLog)
    .innerJoin(task, matchesRow(task, collectionLog.taskId))
    .leftJoin(contact, matchesRow(contact, collectionLog.contactId))
    .where(
      and(
        ofBorrowers(of),
        within(collectionLog.createdAt, of),
        inArray(collectionLog.callStatus, [...TELEPHONE_STATUSES]),
      ),
    );

/** Lists calls, messages and recorded results of borrowers over all their cases, regardless of the agent (LC-03). */
export const listContactRows = (of: ContactHistoryQuery, reading: ContactHistoryReadContext) =>
  unionAll(calls(of, reading), messages(of, reading), records(of, reading));

/** A call, a message or a recorded result. */
export type ContactRow = Awaited<ReturnType<typeof listContactRows>>[number];

/** Columns by which a contact counts for the rules. */
export type ContactCountColumns = Pick<
  ContactRow,
  'kind' | 'callId' | 'at' | 'contactId' | 'name' | 'phone' | 'state' | 'outcome' | 'channel' | 'relation' | 'loanId'
>;
