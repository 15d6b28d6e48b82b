import { contactVerdict } from '@/contract/entities/law/contactVerdict';
import type { BulkOutcome } from '@/contract/codes/bulkMessageCodes';
import { RELATION } from '@/contract/codes/contactCodes';
import { Refusal } from '../../../kernel/refusal';
import { listContacts } from '../../borrower/borrowerFacade';
import { findTask } from '../../cases/casesFacade';
import { type SendContext, sendSms } from '../sendSms';
import type { StoredSms } from '../smsWorkerStore';

/** Message of a bulk message to one case. */
export interface BulkSend {
  readonly taskId: number;
  readonly templateId: number;
  readonly channel: StoredSms['channel'];
  /** Null in a dry run. */
  readonly bulkId: number | null;
}

/** Outcome of an attempt to send to a case. */
export interface BulkAttempt {
  readonly outcome: BulkOutcome;
  /** Rule of law that decided, with its pack and article; '' for none. */
  readonly rule: string;
  /** For 'later': time from which the rules permit it. */
  readonly notBefore: Date | null;
  readonly smsId: number | null;
}

const NOTHING = { rule: '', notBefore: null, smsId: null } as const;

const OUTCOME_OF_REFUSAL: Readonly<Partial<Record<Refusal['result'], BulkOutcome>>> = {
  smsCaseLimit: 'caseLimit',
  channelWindowClosed: 'window',
  smsTooLong: 'tooLong',
  smsForeignNumber: 'noNumber',
  invalidInput: 'unfit',
  caseHeld: 'held',
  caseOnHold: 'held',
  caseOnHoldUntil: 'held',
  wrongState: 'closed',
  notFound: 'notSeen',
  notAllowed: 'notAllowed',
  channelNotAllowed: 'notAllowed',
  channelUnavailable: 'notAllowed',
};

/** Converts a refusal by the rules of law: nobody can give a reason for a bulk message, so a warning refuses it too. */
function toLawAttempt({ data }: Refusal): BulkAttempt {
  const { earliest, reasons } = contactVerdict.parse(data);
  const reason = reasons.find(({ effect }) => effect === 'deny') ?? reasons[0];
  const rule = reason ? `${reason.pack} ${reason.rule} (${reason.article})`.trim() : '';
  const notBefore = earliest === null ? null : new Date(earliest);
  return { ...NOTHING, outcome: notBefore ? 'later' : 'unlawful', rule, notBefore };
}

/** Converts a refusal to the outcome of its case; any other error is thrown again. */
function toAttempt(error: unknown): BulkAttempt {
  if (!(error instanceof Refusal)) throw error;
  if (error.result === 'unlawful' || error.result === 'lawDoubts') return toLawAttempt(error);
  const outcome = OUTCOME_OF_REFUSAL[error.result];
  if (outcome === undefined) throw error;
  return { ...NOTHING, outcome };
}

async function send({ taskId, templateId, channel, bulkId }: BulkSend, context: SendContext): Promise<BulkAttempt> {
  const borrower = (await listContacts(await findTask(String(taskId), context), context)).find(
    ({ relation }) => relation === RELATION.self,
  );
  if (!borrower) return { ...NOTHING, outcome: 'noNumber' };
  const request = { taskId: String(taskId), contactId: String(borrower.id), templateId: String(templateId), channel };
  const { smsId } = await sendSms({ ...request, bulk: { id: bulkId } }, context);
  return { ...NOTHING, outcome: 'sent', smsId: Number(smsId) };
}

/** Thrown to undo an attempt of a dry run. */
class DryRunEnd extends Error {}

/**
 * Sends a template to the borrower of a case as an agent would, under the same rules of law, limits and permissions. A refusal undoes only
 * this attempt. A dry run undoes it in any case.
 */
export async function sendToCase(message: BulkSend, context: SendContext): Promise<BulkAttempt> {
  let attempt: BulkAttempt | undefined;
  try {
    await context.tx.transaction(async (tx) => {
      attempt = await send(message, { ...context, tx });
      if (message.bulkId === null) throw new DryRunEnd();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) return toAttempt(error);
  }
  if (!attempt) throw new Error('an attempt without an outcome');
  return attempt;
}
