import type { Call, CallReply } from '@/contract/call';
import { repayCalls } from '@/contract/calls/cases/repayCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { DEDUCTION, DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import { type CollectionLog, recordRequest } from '@/contract/entities/cases/collectionLog';
import type { TaskRow } from '@/contract/entities/cases/task';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { partDeduceRequest } from '@/contract/entities/money/payLog';
import * as z from 'zod/mini';

import { getStatusAfterResult } from './getStatusAfterResult';
import type { Replies } from './snapshot';

/** A change of a case by a user, and the id of the new record. */
interface CaseChange {
  readonly replies: Replies;
  readonly role: string;
  readonly row: TaskRow;
  readonly userName: string;
  readonly newId: string;
}

type RecordRequest = z.output<typeof recordRequest>;

const toNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

/** Changes the row of a case in every list, and the case itself. */
function updateCase({ replies, row }: CaseChange, fields: Partial<TaskRow>): void {
  replies.update(taskCalls.listing, {}, (page) => ({
    ...page,
    result: page.result.map((each) => (each.id === row.id ? { ...each, ...fields } : each)),
  }));
  const { amount } = fields;
  for (const call of [taskCalls.loanItemInfo, taskCalls.loanItemAhead]) {
    replies.update(call, { id: row.loanId }, (item) => ({
      ...item,
      task: { ...item.task, ...fields },
      ...(amount !== undefined && { unpaidRepaymentTotal: amount }),
    }));
  }
}

const addToTimeline = ({ replies, row }: CaseChange, entry: TimelineEntry): void =>
  replies.update(taskWorkCalls.timeline, { id: row.id }, ({ result, totalCount }) => ({
    result: [entry, ...result],
    totalCount: totalCount + 1,
  }));

function findContact({ replies, role, row }: CaseChange, contactId: RecordRequest['contactId']) {
  const contact = replies.getData(taskCalls.userContacts, role, row.id)?.find(({ id }) => id === contactId);
  return {
    contactRelation: toNull(contact?.relation),
    contactName: toNull(contact?.name),
    contactPhone: toNull(contact?.phone),
  };
}

const createLogLine = (request: RecordRequest, change: CaseChange): CollectionLog => ({
  ...findContact(change, request.contactId),
  id: change.newId,
  callResult: request.callResult,
  callStatus: request.callStatus,
  type: request.type,
  remarks: toNull(request.remarks),
  creator: change.userName,
  time: new Date().toISOString(),
  nextFollowUpTime: request.nextFollowUpTime,
  promisedAmount: request.promisedAmount,
  promisedTime: request.promisedTime,
  promisedParts: null,
});

function recordResult(request: RecordRequest, change: CaseChange): CallReply<typeof taskCalls.record> {
  const { replies, row, userName, newId } = change;
  const line = createLogLine(request, change);
  const { callResult, callStatus, time } = line;
  const status = getStatusAfterResult(row.status, request.callResult);
  replies.update(taskCalls.collectionLogs, { id: row.id }, (lines) => [line, ...lines]);
  addToTimeline(change, {
    id: `log${newId}`,
    kind: 'log',
    time,
    actor: userName,
    contactName: line.contactName,
    callStatus,
    code: callResult,
    detail: line.type,
    text: line.remarks,
  });
  updateCase(change, {
    status,
    lastCallResult: callResult,
    lastCallStatus: callStatus,
    lastCallTime: time,
    lastCallAgent: userName,
    lastFollowUpTime: time,
    nextFollowUpTime: request.nextFollowUpTime,
  });
  return { logId: newId, status };
}

function deduct(
  { amount, remark }: z.output<typeof partDeduceRequest>,
  change: CaseChange,
): CallReply<typeof taskWorkCalls.partDeduce> {
  const { replies, row, userName, newId } = change;
  const opTime = new Date().toISOString();
  const amountDue = Math.round((row.amount - amount) * 100) / 100;
  const { currency, loanId } = row;
  const log = {
    id: newId,
    opTime,
    type: DEDUCTION_BY.agent,
    amount,
    status: DEDUCTION.succeeded,
    remark: toNull(remark),
    loanId,
    agentName: userName,
    currency,
  };
  replies.update(repayCalls.payLogs, { taskId: row.id }, ({ result, totalCount }) => ({
    result: [log, ...result],
    totalCount: totalCount + 1,
  }));
  const id = `deduction${newId}`;
  addToTimeline(change, { id, kind: 'deduction', time: opTime, actor: userName, code: log.status, amount, currency });
  updateCase(change, { amount: amountDue });
  return { payLogId: newId, amountDue, status: row.status };
}

/** Carries out a change of a case and returns its reply; undefined if the demo cannot. */
export function changeCase(call: Call, body: unknown, change: CaseChange): unknown {
  if (call === taskCalls.record) return recordResult(z.parse(recordRequest, body), change);
  if (call === taskWorkCalls.partDeduce) return deduct(z.parse(partDeduceRequest, body), change);
  return undefined;
}
