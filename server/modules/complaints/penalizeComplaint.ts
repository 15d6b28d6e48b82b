import type * as z from 'zod/mini';
import type { penaltyWithdrawalRequest, penaltyRequest } from '@/contract/entities/management/complaint';
import { LANGUAGES, type Language } from '@/contract/language';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/cellText';
import { requireApproval } from '../approvals/approvalsFacade';
import { publishAnnouncement } from '../announcements/announcementsFacade';
import { lockComplaint, getPenalty, type StoredPenalty, addPenalty, type StoredComplaint } from './complaintStore';
import { assertStep, type ComplaintMoveContext, type MovedComplaint, moveComplaint } from './moveComplaint';
import { type Minor, toDecimal } from '@/contract/minor';
import { type ComplaintPerson, findPenalizedUser } from './complaintStaffStore';
import { parseAmount } from '../../values/parseAmount';

/** Text that announces a withdrawal; the reason remains as written. */
const WITHDRAWN: Readonly<Record<Language, (reason: string) => string>> = {
  cn: (reason) => `罚单已撤销：${reason}`,
  en: (reason) => `The penalty was withdrawn: ${reason}`,
  es: (reason) => `La sanción se retiró: ${reason}`,
};

const textIn = (language: Language, { workOrderId, irregularities }: StoredPenalty, reason: string) => {
  const processResult = WITHDRAWN[language](reason);
  return { irregularities, processResult, content: `#${workOrderId} · ${irregularities} · ${processResult}` };
};

/** Notifies only the penalized user, in their language, that the penalty is no longer valid. */
const announceWithdrawal = (penalty: StoredPenalty, reason: string, context: ComplaintMoveContext): Promise<number> =>
  publishAnnouncement(context, {
    institutionId: penalty.institutionId,
    forUserId: penalty.userId,
    name: penalty.userName,
    idNo: `#${penalty.workOrderId}`,
    ...textIn('en', penalty, reason),
    label: `#${penalty.workOrderId}`,
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language, penalty, reason)])),
  });

/** Withdraws the penalty of a complaint with a reason; afterwards another one can be issued (CM-01). */
export async function withdrawPenalty(
  { id, note }: z.output<typeof penaltyWithdrawalRequest>,
  context: ComplaintMoveContext,
): Promise<MovedComplaint> {
  const complaint = await lockComplaint(id, context);
  const penalty = await getPenalty(complaint.id, context);
  if (penalty === undefined) throw new Refusal('complaintState');
  const moved = await moveComplaint(complaint, { event: 'penaltyWithdrawn', note, about: penalty.userName }, context);
  await announceWithdrawal(penalty, stripNul(note), context);
  return moved;
}

type PenaltyContext = ComplaintMoveContext & Pick<CallerContext, 'approved'>;
type PenaliseComplaintInput = z.output<typeof penaltyRequest>;

/** Content of a penalty: texts as stored, the fine in minor units. */
interface Ticket {
  readonly irregularities: string;
  readonly processResult: string;
  readonly amount: Minor | null;
}

const getTicket = (
  { irregularities, processResult, amount }: PenaliseComplaintInput,
  { caller }: ComplaintMoveContext,
): Ticket => ({
  irregularities: stripNul(irregularities),
  processResult: stripNul(processResult),
  amount: typeof amount === 'number' ? parseAmount(amount, caller) : null,
});

/** Language-neutral text, because the announcement is read in any language. */
function resultWithFine({ processResult, amount }: Ticket, { caller }: ComplaintMoveContext): string {
  if (amount === null) return processResult;
  const { currency, currencyDigits } = caller;
  return `${processResult} (${currency} ${toDecimal(amount, currencyDigits).toFixed(currencyDigits)})`;
}

/** Notifies only the penalized user; the borrower is not named (SH-05). */
function announce(
  complaint: StoredComplaint,
  { person, ticket }: { person: ComplaintPerson; ticket: Ticket },
  context: ComplaintMoveContext,
): Promise<number> {
  const processResult = resultWithFine(ticket, context);
  return publishAnnouncement(context, {
    institutionId: complaint.institutionId,
    forUserId: person.id,
    name: person.name,
    idNo: person.idCard ?? person.username,
    irregularities: ticket.irregularities,
    processResult,
    content: `#${complaint.id} · ${ticket.irregularities} · ${processResult}`,
    label: `#${complaint.id}`,
  });
}

/** Subject of the approval request for a fine. */
export const getFineSubject = (complaintId: number): string => `complaint ${complaintId}`;

/** Requires an approval for a fine that reaches the institution's limit; the fined person cannot decide either (MI-09). */
async function requireApprovalForFine(
  complaint: StoredComplaint,
  { person, ticket }: { person: ComplaintPerson; ticket: Ticket },
  context: PenaltyContext,
): Promise<void> {
  if (ticket.amount === null) return;
  await assertStep(complaint, 'penalised', context);
  const facts = [
    { fact: 'workOrder', text: `#${complaint.id}` },
    { fact: 'person', text: person.name },
    { fact: 'reason', text: ticket.irregularities },
    { fact: 'measure', text: ticket.processResult },
  ] as const;
  const about = { subject: getFineSubject(complaint.id), forUserId: person.id };
  await requireApproval({ kind: 'fine', ...about, amount: ticket.amount, facts }, context);
}

/** Issues a penalty against a user, once per complaint: it becomes an announcement for that user (CM-01). */
export async function penalizeComplaint(
  input: PenaliseComplaintInput,
  context: PenaltyContext,
): Promise<{ id: string; msgId: string }> {
  const { caller, now } = context;
  const complaint = await lockComplaint(input.id, context);
  const person = await findPenalizedUser(input.userId, complaint.accusedId, context);
  const ticket = getTicket(input, context);
  await requireApprovalForFine(complaint, { person, ticket }, context);
  const { id } = await moveComplaint(
    complaint,
    { event: 'penalised', note: ticket.irregularities, about: person.name },
    context,
  );
  const announcementId = await announce(complaint, { person, ticket }, context);
  const issued = { ...ticket, announcementId, issuedById: caller.userId, createdAt: now };
  const about = {
    institutionId: complaint.institutionId,
    workOrderId: complaint.id,
    userId: person.id,
    userName: person.name,
  };
  await addPenalty({ ...about, ...issued }, context);
  return { id, msgId: String(announcementId) };
}
