import type { MovedCase, Approval, ApprovalFact } from '@/contract/entities/management/approval';
import type { approvalRequested } from '@/contract/entities/management/approvalRefusal';
import type { CallerContext } from '../../access/callContext';
import { toWire, serializeIdOrNull, serializeTime, serializeTimeOrNull, toWireOrNull } from '../../values/wire';
import type { StoredMovedCase } from './movedCaseStore';
import type * as z from 'zod/mini';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import { LAW_CHANNEL } from '@/contract/codes/lawCodes';
import { LIFTABLE_RULE } from '@/contract/codes/lawFactCodes';
import { getCodeLabel, type CodeTable } from '@/contract/codes/codeTable';
import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { Language } from '@/contract/language';
import { toMinorUnits } from '@/contract/minor';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import type { ListedApproval } from './approvalListStore';
import type { StoredApproval } from './approvalStore';
import { isOwn, mayDecideKind } from './deciders';

/** Converts a case of a batch move to its wire shape. */
export const serializeMovedCase = (
  { id, loanNo, amount, ...names }: StoredMovedCase,
  { caller }: Pick<CallerContext, 'caller'>,
): MovedCase => ({
  taskId: String(id),
  loanId: loanNo,
  amount: toWire(amount, caller.currencyDigits),
  borrowerName: names.borrowerName,
  agentName: names.agentName,
  toAgentName: names.toAgentName,
});

type WireContext = Pick<CallerContext, 'caller' | 'now' | 'language'>;
type ApprovalState = StoredApproval['facts'][number];

/** Converts the pending request to the data of a refusal. */
export const serializeApprovalRequested = ({ id, expiresAt }: StoredApproval): z.output<typeof approvalRequested> => ({
  approvalId: String(id),
  expiresTime: serializeTime(expiresAt),
});

const WORDS_OF: Readonly<Record<string, CodeTable>> = {
  given: PERMISSION_NAME,
  taken: PERMISSION_NAME,
  role: ROLE,
  relation: CONTACT_RELATION,
  channel: LAW_CHANNEL,
  rules: LIFTABLE_RULE,
  own: LIFTABLE_RULE,
};

/** Translates the codes of a text to the reader's language. */
function textIn(fact: string, text: string, language: Language): string {
  const table = WORDS_OF[fact];
  if (table === undefined) return text;
  return text
    .split(', ')
    .map((each) => getCodeLabel(table, each, language))
    .join(', ');
}

const serializeFact =
  ({ language, caller: { currencyDigits: digits } }: WireContext) =>
  ({ fact, money, number, day, text }: ApprovalState): ApprovalFact => ({
    fact,
    ...(money !== undefined && { money: toWire(toMinorUnits(money), digits) }),
    ...(number !== undefined && { number }),
    ...(day !== undefined && { day }),
    ...(text !== undefined && { text: textIn(fact, text, language) }),
  });

/** Returns "expired" for an overdue request, even if the expiry is not stored yet. */
const stateAt = ({ state, expiresAt }: StoredApproval, now: Date): StoredApproval['state'] =>
  ['waiting', 'granted'].includes(state) && expiresAt <= now ? 'expired' : state;

const serializeCase = ({ row, isVisible, loanNo, borrowerName }: ListedApproval) =>
  isVisible
    ? { taskId: serializeIdOrNull(row.taskId), loanId: loanNo, borrowerName }
    : { taskId: null, loanId: null, borrowerName: null };

const serializeMoney = ({ amount, dueBefore, dueAfter }: StoredApproval, { caller }: WireContext) => ({
  amount: toWireOrNull(amount, caller.currencyDigits),
  dueBefore: toWireOrNull(dueBefore, caller.currencyDigits),
  dueAfter: toWireOrNull(dueAfter, caller.currencyDigits),
  currency: amount === null ? null : caller.currency,
});

/** Converts a request to its wire shape for a user. */
export function serializeApproval(found: ListedApproval, context: WireContext): Approval {
  const { row, groupId } = found;
  const { caller, now, language } = context;
  const state = stateAt(row, now);
  const own = isOwn(row, caller.userId);
  return {
    id: String(row.id),
    kind: row.kind,
    state,
    ...serializeCase(found),
    ...serializeMoney(row, context),
    cases: row.cases,
    facts: row.facts.map(serializeFact(context)),
    askerName: row.askerName,
    isOwn: row.askerId === caller.userId,
    mayDecide: state === 'waiting' && !own && !found.isSameHand && mayDecideKind(caller, row.kind, groupId),
    createdTime: serializeTime(row.createdAt),
    expiresTime: serializeTime(row.expiresAt),
    deciderName: row.deciderName,
    decidedTime: serializeTimeOrNull(row.decidedAt),
    reason: row.reason,
    failure: row.failure === null ? null : formatResultMessage(row.failure, language, row.failurePlaces ?? {}),
  };
}
