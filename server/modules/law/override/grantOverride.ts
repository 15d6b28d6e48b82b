import { HOUR_MS } from '@/contract/duration';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { CallerContext } from '../../../access/callContext';
import { findLiveSession } from '../../../security/session/sessionStore';
import { addTrail } from '../../../security/trail/trailStore';
import { type Task, assertNotHeld, lockToContact, publishCaseChanged } from '../../cases/casesFacade';
import { type NewOverride, addOverride } from './overrideStore';
import type * as z from 'zod/mini';
import type { ApprovalFactCode } from '@/contract/codes/approvalCodes';
import type { overrideRequest, overrideExpiry } from '@/contract/entities/law/override';
import type { RuleViolation } from '@/contract/law/contact';
import { stripNul } from '../../../values/cellText';
import { type StoredContact, findContact } from '../../borrower/borrowerFacade';
import { isOwn, canLiftAll, canLiftAlone } from './overriding';
import type { OverriddenChannel } from '@/contract/codes/lawCodes';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { toPersonKey } from '@/contract/law/contactRole';
import { OVERRIDE_HOURS } from '@/contract/ourLimits';
import { hasPermission, type Permission } from '@/contract/permissions';
import { Refusal } from '../../../kernel/refusal';
import { requireApproval } from '../../approvals/approvalsFacade';
import { resolveDecision } from '../resolveDecision';
import { evaluateContact } from '../decideFor';
import { loadRuleContext } from '../ruleContext';
import { serializeOverride } from '../lawWire';
import { restoreCase } from './parkedCaseStore';

/**
 * Records in the audit log that a user overrode rules without approval (LC-08, TR-02); overrides with approval are recorded as
 * requests. Last statement of its transaction.
 */
const recordOverride = (
  { loanNo }: Pick<Task, 'loanNo'>,
  { channel, rules, reason }: Pick<NewOverride, 'channel' | 'rules' | 'reason'>,
  { tx, caller, now }: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<void> =>
  runAsServiceRole(tx, async (own) => {
    const { institutionId, userId, sessionId } = caller;
    const loginLogId = (await findLiveSession(own, sessionId))?.loginLogId ?? null;
    const detail = { case: loanNo, channel, rules: rules.join(', '), reason };
    await addTrail(own, { institutionId, userId, loginLogId, event: 'rulesLifted', outcome: 'done', detail, now });
  });

const listed = (texts: readonly string[], between: string): string => [...new Set(texts)].join(between);
const getKinds = (rules: readonly RuleViolation[]): string =>
  listed(
    rules.map(({ kind }) => kind),
    ', ',
  );

/** Returns the facts for the approval of an override: rules of the institution have no legal text. */
function overrideFacts(
  { name, relation }: Pick<StoredContact, 'name' | 'relation'>,
  { channel, reason }: Pick<z.output<typeof overrideRequest>, 'channel' | 'reason'>,
  refusing: readonly RuleViolation[],
): { readonly fact: ApprovalFactCode; readonly text: string }[] {
  const articles = refusing
    .filter((rule) => !isOwn(rule))
    .map(({ pack, source, article }) => `${source}, ${article} (${pack})`);
  const facts = [
    { fact: 'contact', text: name },
    { fact: 'relation', text: relation },
    { fact: 'channel', text: channel },
    { fact: 'rules', text: getKinds(refusing) },
    { fact: 'own', text: getKinds(refusing.filter(isOwn)) },
    { fact: 'articles', text: listed(articles, '; ') },
    { fact: 'reason', text: stripNul(reason) },
  ] as const;
  return facts.filter(({ text }) => text !== '');
}

type GiveOverrideInput = z.output<typeof overrideRequest>;

/** Permission that the contact itself requires, by channel. */
const CONTACTS_WITH: Readonly<Record<OverriddenChannel, Permission>> = { call: 'calls.dial', sms: 'sms.send' };

async function heldCase({ taskId, channel }: GiveOverrideInput, context: CallerContext): Promise<Task> {
  if (!hasPermission(context.caller, CONTACTS_WITH[channel])) throw new Refusal('notAllowed');
  const of = await lockToContact(taskId, context);
  if (!isOpenStatus(of.status)) throw new Refusal('wrongState');
  await assertNotHeld(of, context);
  return of;
}

/** Returns the violations that refuse the contact now: all must be liftable and part of the request. */
async function refusingNow(
  { of, to }: { readonly of: Task; readonly to: StoredContact },
  { channel, rules }: GiveOverrideInput,
  context: CallerContext,
): Promise<readonly RuleViolation[]> {
  const { of: knownOf } = await loadRuleContext([of.borrowerId], context);
  const known = knownOf(of);
  const { refusing } = resolveDecision(evaluateContact(known, { to, channel }, context.now), known.rules);
  if (refusing.length === 0) throw new Refusal('overrideNeedless');
  if (!canLiftAll(refusing)) throw new Refusal('overrideNever');
  if (refusing.some(({ rule }) => !rules.includes(rule))) throw new Refusal('outOfDate');
  return refusing;
}

/**
 * Permits one contact that rules of time or frequency refuse (LC-08), for one person, channel, case and requester, for a short
 * time. Rules of law require dual control; a user with the permission overrides the institution's own rules alone.
 */
export async function grantOverride(
  input: GiveOverrideInput,
  context: CallerContext,
): Promise<z.output<typeof overrideExpiry>> {
  const { caller, now, approved } = context;
  const of = await heldCase(input, context);
  const to = await findContact(of, input.contactId, context);
  const refusing = await refusingNow({ of, to }, input, context);
  const isAlone = canLiftAlone(caller, refusing);
  if (!isAlone) {
    await requireApproval({ kind: 'lawOverride', taskId: of.id, facts: overrideFacts(to, input, refusing) }, context);
  }
  const { userId: deciderId, name: deciderName } = approved ?? caller;
  const expiresAt = new Date(now.getTime() + OVERRIDE_HOURS * HOUR_MS);
  const override = {
    institutionId: caller.institutionId,
    taskId: of.id,
    contactId: to.id,
    person: toPersonKey(to),
    channel: input.channel,
    rules: refusing.map(({ rule }) => rule),
    reason: stripNul(input.reason),
    askerId: caller.userId,
    askerName: caller.name,
    deciderId,
    deciderName,
    at: now,
    expiresAt,
  };
  await addOverride(override, context);
  if (input.channel === 'call') await restoreCase(of.id, context);
  await publishCaseChanged(of, context);
  if (approved === undefined) await recordOverride(of, override, context);
  return serializeOverride(override);
}
