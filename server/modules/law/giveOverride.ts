import type * as z from 'zod/mini';
import type { OverriddenChannel } from '@/contract/codes/lawCodes';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { overrideGiven, overrideRequest } from '@/contract/entities/law/override';
import type { RuleViolation } from '@/contract/law/contact';
import { personKey } from '@/contract/law/contactRole';
import { OVERRIDE_HOURS } from '@/contract/ourLimits';
import { hasPermission, type Permission } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/stripNul';
import { requireApproval } from '../approvals/approvalsFacade';
import { findContact, type StoredContact } from '../borrower/borrowerFacade';
import { assertNotHeld, lockToContact, publishCaseChanged, type Task } from '../cases/casesFacade';
import { answerTo } from './answerTo';
import { evaluateContact } from './decideFor';
import { loadRuleContext } from './knownBorrower';
import { overrideOnWire } from './lawWire';
import { areLiftable, liftsAlone } from './liftable';
import { overrideFacts } from './overrideFacts';
import { bringBack } from './parkedCaseStore';
import { addOverride } from './overrideStore';
import { tellOverride } from './tellOverride';

type Asked = z.output<typeof overrideRequest>;

const HOUR_MS = 60 * 60_000;

/** Permission that the contact itself requires, by channel. */
const CONTACTS_WITH: Readonly<Record<OverriddenChannel, Permission>> = { call: 'calls.dial', sms: 'sms.send' };

async function heldCase({ taskId, channel }: Asked, context: CallerContext): Promise<Task> {
  if (!hasPermission(context.caller, CONTACTS_WITH[channel])) throw new Refusal('notAllowed');
  const of = await lockToContact(taskId, context);
  if (!isOpenStatus(of.status)) throw new Refusal('wrongState');
  await assertNotHeld(of, context);
  return of;
}

/** Returns the violations that refuse the contact now: all must be liftable and part of the request. */
async function refusingNow(
  { of, to }: { readonly of: Task; readonly to: StoredContact },
  { channel, rules }: Asked,
  context: CallerContext,
): Promise<readonly RuleViolation[]> {
  const { of: knownOf } = await loadRuleContext([of.borrowerId], context);
  const known = knownOf(of);
  const { refusing } = answerTo(evaluateContact(known, { to, channel }, context.now), known.rules);
  if (refusing.length === 0) throw new Refusal('overrideNeedless');
  if (!areLiftable(refusing)) throw new Refusal('overrideNever');
  if (refusing.some(({ rule }) => !rules.includes(rule))) throw new Refusal('outOfDate');
  return refusing;
}

/**
 * Permits one contact that rules of time or frequency refuse (LC-08), for one person, channel, case and requester, for a short
 * time. Rules of law require dual control; a user with the permission overrides the institution's own rules alone.
 */
export async function giveOverride(asked: Asked, context: CallerContext): Promise<z.output<typeof overrideGiven>> {
  const { caller, now, approved } = context;
  const of = await heldCase(asked, context);
  const to = await findContact(of, asked.contactId, context);
  const refusing = await refusingNow({ of, to }, asked, context);
  const isAlone = liftsAlone(caller, refusing);
  if (!isAlone) {
    await requireApproval({ kind: 'lawOverride', taskId: of.id, facts: overrideFacts(to, asked, refusing) }, context);
  }
  const { userId: deciderId, name: deciderName } = approved ?? caller;
  const expiresAt = new Date(now.getTime() + OVERRIDE_HOURS * HOUR_MS);
  const override = {
    institutionId: caller.institutionId,
    taskId: of.id,
    contactId: to.id,
    person: personKey(to),
    channel: asked.channel,
    rules: refusing.map(({ rule }) => rule),
    reason: stripNul(asked.reason),
    askerId: caller.userId,
    askerName: caller.name,
    deciderId,
    deciderName,
    at: now,
    expiresAt,
  };
  await addOverride(override, context);
  if (asked.channel === 'call') await bringBack(of.id, context);
  await publishCaseChanged(of, context);
  if (approved === undefined) await tellOverride(of, override, context);
  return overrideOnWire(override);
}
