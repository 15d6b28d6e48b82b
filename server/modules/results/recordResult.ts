import type * as z from 'zod/mini';
import type { olderRecordRequest, recordAnswer } from '@/contract/entities/cases/collectionLog';
import type { CallerContext } from '../../access/callContext';
import { maskPhone } from '../../security/masking';
import { getHomeCountry, isSamePhone } from '../../values/phoneNumber';
import { stripNul } from '../../values/cellText';
import { listContacts, findContact, type StoredContact, changeContact } from '../borrower/borrowerFacade';
import { type Task, lockTask, moveCase, publishCaseChanged } from '../cases/casesFacade';
import { type StoredLog, addCollectionLog } from './collectionLogStore';
import { contradictsLine, isAgainstLine, isPromise, type RecordableResult } from '@/contract/codes/contactCodes';
import { NO_MONEY } from '@/contract/minor';
import { isFollowUpTime } from '@/contract/rules';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';
import type { CaseEvent } from '@/machines/caseLifecycle';
import { Refusal } from '../../kernel/refusal';
import { deleteSentDraft } from './draftStore';
import { findCaseCall } from '../telephony/telephonyFacade';
import { endPlan, writePlan } from '../plans/plansFacade';
import { getNextAction, getWillingnessAfter } from './caseAfterResult';
import { type PromiseInput, getPromise } from './promise';

type DetectedContent = Pick<
  z.output<typeof olderRecordRequest>,
  'contactId' | 'contactRelation' | 'contactName' | 'contactPhone'
>;
type SpokenTo = Pick<StoredLog, 'contactId' | 'contactRelation' | 'contactName' | 'contactPhone'>;

const ofContact = ({ id, relation, name, phone }: StoredContact): SpokenTo => ({
  contactId: id,
  contactRelation: relation,
  contactName: name,
  contactPhone: phone,
});

/** Compares with the number itself, and with its masked form. */
const isPhoneOf = (dialed: string, phone: string, { caller }: CallerContext): boolean =>
  dialed === maskPhone(phone) || (/\d/.test(dialed) && isSamePhone(dialed, phone, getHomeCountry(caller)));

const isMeant = (input: DetectedContent, { relation, name, phone }: StoredContact, context: CallerContext): boolean =>
  (!input.contactPhone || isPhoneOf(input.contactPhone, phone, context)) &&
  (!input.contactName || input.contactName === name) &&
  (input.contactRelation ?? relation) === relation;

const asSaid = ({ contactRelation, contactName, contactPhone }: DetectedContent): SpokenTo => ({
  contactId: null,
  contactRelation: contactRelation ?? null,
  contactName: contactName ? stripNul(contactName) : null,
  contactPhone: contactPhone ? stripNul(contactPhone) : null,
});

/**
 * Resolves the contacted person (§3): by contact id (ours), or by relation, name and phone as in the collection log. A text that does
 * not match exactly one contact of the case is stored as entered. A contact of another case: notFound.
 */
async function resolveContactedPerson(task: Task, input: DetectedContent, context: CallerContext): Promise<SpokenTo> {
  if (input.contactId) return ofContact(await findContact(task, input.contactId, context));
  if (!input.contactName && !input.contactPhone) return asSaid(input);
  const [one, another] = (await listContacts(task, context)).filter((each) => isMeant(input, each, context));
  return one && !another ? ofContact(one) : asSaid(input);
}

type OlderRecordInput = z.output<typeof olderRecordRequest>;
type ResultReply = z.output<typeof recordAnswer>;

/** Results that end a promise. */
const BREAKS_PROMISE: ReadonlySet<RecordableResult> = new Set(['BP', 'DTP', 'CR70']);

/** Returns the case event of a recorded result (CD-11). Only payments settle a case, never a statement. */
export const toCaseEvent = (result: RecordableResult): CaseEvent => {
  if (isPromise(result)) return 'promised';
  return BREAKS_PROMISE.has(result) ? 'promiseBroken' : 'logged';
};

function getFollowUp({ nextFollowUpTime }: OlderRecordInput, now: Date): Date | null {
  if (!nextFollowUpTime) return null;
  const followUp = new Date(nextFollowUpTime);
  if (!isFollowUpTime(followUp, now)) throw new Refusal('invalidInput', { fields: 'nextFollowUpTime' });
  return followUp;
}

interface Facts {
  readonly held: Task;
  readonly recorded: OlderRecordInput;
  readonly event: CaseEvent;
  readonly person: Awaited<ReturnType<typeof resolveContactedPerson>>;
  readonly followUpAt: Date | null;
  readonly promise: PromiseInput | null;
  /** Telephone call of this result, and the line's status if the result contradicts it. */
  readonly ofCall: Pick<StoredLog, 'phoneCallId' | 'lineStatus'>;
}

/**
 * Refuses 'connected' for a call that the line reported as unanswered, until it is confirmed. The line's status is stored with a result
 * that contradicts it, and no figure counts a contact (CD-05).
 */
async function getCall(task: Task, recorded: OlderRecordInput, context: CallerContext): Promise<Facts['ofCall']> {
  if (!recorded.phoneCallId) return { phoneCallId: null, lineStatus: null };
  const { id, callStatus } = await findCaseCall(task, recorded.phoneCallId, context);
  if (isAgainstLine(recorded.callStatus, callStatus) && recorded.againstLine !== true) {
    throw new Refusal('lineUnanswered', {}, { callStatus });
  }
  return { phoneCallId: id, lineStatus: contradictsLine(recorded.callStatus, callStatus) ? callStatus : null };
}

async function gather(taskId: string, recorded: OlderRecordInput, context: CallerContext): Promise<Facts> {
  const task = await lockTask(taskId, context);
  const event = toCaseEvent(recorded.callResult);
  const followUpAt = getFollowUp(recorded, context.now);
  const promise = await getPromise({ ...recorded, isPromise: event === 'promised', followUpAt }, task, context);
  const person = await resolveContactedPerson(task, recorded, context);
  const ofCall = await getCall(task, recorded, context);
  return { held: task, recorded, event, person, followUpAt, promise, ofCall };
}

const writeLog = (facts: Facts, context: CallerContext): Promise<number> => {
  const { held, recorded, person, followUpAt, promise, ofCall } = facts;
  const line = {
    ...person,
    institutionId: context.caller.institutionId,
    taskId: held.id,
    agentId: context.caller.userId,
    creatorName: context.caller.name,
    callStatus: recorded.callStatus,
    callResult: recorded.callResult,
    channel: recorded.type,
    remarks: recorded.remarks ? stripNul(recorded.remarks) : null,
    nextFollowUpAt: followUpAt,
    promisedAmount: promise?.amount ?? null,
    promisedAt: promise?.at ?? null,
    ...ofCall,
    createdAt: context.now,
  };
  return addCollectionLog(line, context);
};

const NO_PROMISE = {
  promisedAmount: null,
  promisedAt: null,
  promiseMadeAt: null,
  promisedBefore: NO_MONEY,
  promisePlanId: null,
} as const satisfies Partial<Task>;

/** A new promise replaces the previous one, including a payment plan. A broken or abandoned promise no longer counts. */
async function promiseChanges(
  { held, event, promise }: Facts,
  logged: Promise<number>,
  context: CallerContext,
): Promise<Partial<Task>> {
  if (!promise && event !== 'promiseBroken') return {};
  if (held.promisePlanId !== null) await endPlan(held, context);
  if (!promise) return NO_PROMISE;
  const { parts, amount, at } = promise;
  const made = { ...NO_PROMISE, promisedAmount: amount, promisedAt: at, promiseMadeAt: context.now };
  if (!parts) return made;
  const id = await logged;
  await writePlan(held, { id, parts }, context);
  return { ...made, promisePlanId: id };
}

const getLastCall = ({ callResult, callStatus }: OlderRecordInput, now: Date) => ({
  lastCallResult: callResult,
  lastCallStatus: callStatus,
  lastCallAt: now,
});

/** A memo is not a call: it does not change the latest result and the next action. */
function callChanges({ recorded, followUpAt, promise, held }: Facts, { caller, now }: CallerContext): Partial<Task> {
  const isCall = recorded.callResult !== 'MEMO';
  const nextActionAt = getNextAction({ ...recorded, followUpAt, promisedAt: promise?.at ?? null, now });
  return {
    lastFollowUpAt: now,
    willingness: getWillingnessAfter(held.willingness, recorded.callResult),
    ...(nextActionAt ? { nextActionAt } : {}),
    ...(isCall || followUpAt ? { nextFollowUpAt: followUpAt } : {}),
    ...(isCall && { ...getLastCall(recorded, now), lastCallAgent: caller.name }),
  };
}

/** Updates the case's status, its latest call, next action and promise. */
async function moveOn(facts: Facts, logged: Promise<number>, context: CallerContext) {
  const { tx, now, caller: by } = context;
  const changes = { ...callChanges(facts, context), ...(await promiseChanges(facts, logged, context)) };
  return moveCase(tx, facts.held, { event: facts.event, now, by, changes });
}

/**
 * Records the result of a call: log entry, status of the case (CD-05, CD-11), its latest call and next action, the contact's last
 * result. Deletes its draft (CD-13). One transaction on the locked case.
 */
export async function recordResult(
  taskId: string,
  recorded: OlderRecordInput,
  context: CallerContext,
): Promise<ResultReply> {
  const facts = await gather(taskId, recorded, context);
  const { contactId } = facts.person;
  const isSpokenTo = contactId && recorded.callResult !== 'MEMO';
  const logged = writeLog(facts, context);
  const [logId, status] = await Promise.all([
    logged,
    moveOn(facts, logged, context),
    isSpokenTo ? changeContact(contactId, getLastCall(recorded, context.now), context) : undefined,
    deleteSentDraft(facts.held.id, context.reply.requestHeader(IDEMPOTENCY_KEY_HEADER), context),
    publishCaseChanged(facts.held, context),
  ]);
  return { logId: String(logId), status };
}
