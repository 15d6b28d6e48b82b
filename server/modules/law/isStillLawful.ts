import { CHANNEL_RULES } from '@/contract/messageChannels';
import type { RuleViolation } from '@/contract/law/contact';
import { inTenantTransaction } from '../../database/callTransaction';
import type { WorkContext } from '../../access/appContext';
import { resolveDecision } from './resolveDecision';
import { evaluateContact, removeOwnName } from './decideFor';
import { findHandover } from './decisionStore';
import { loadRuleContext } from './ruleContext';

/** Excludes the rules that count contacts: the message is already counted, so it would refuse itself. */
const COUNTING: readonly RuleViolation['kind'][] = ['cap', 'gap', 'channelLock'];

/**
 * Returns true if a message may be sent at this moment by the hours and all other rules except contact caps (LC-03). Violations
 * that its sender saw and overrode by a reason or an override do not count again.
 */
export const isStillLawful = (
  message: { readonly institutionId: number; readonly id: number },
  { database, now: clock }: Pick<WorkContext, 'database' | 'now'>,
): Promise<boolean> =>
  inTenantTransaction(database, message, async (tx) => {
    const found = await findHandover(message, tx);
    if (!found) return false;
    const { institutionId, timeZone, contactId, contactRelation, contactName, phone, emergency, decision } = found;
    const now = clock();
    const law = await loadRuleContext([found.borrowerId], { tx, caller: { institutionId, timeZone }, now });
    const known = law.of(found);
    const to = {
      relation: contactRelation ?? '',
      name: contactName ?? '',
      phone,
      emergency: emergency ?? false,
      ...(contactId !== null && { id: contactId }),
    };
    const text = removeOwnName(found.content, found.institutionName);
    const { told } = resolveDecision(
      evaluateContact(known, { to, channel: CHANNEL_RULES[found.channel].lawChannel, text }, now),
      known.rules,
    );
    const before = new Set(decision?.reasons.map(({ rule }) => rule));
    return told.reasons.every(({ kind, rule }) => COUNTING.includes(kind) || before.has(rule));
  });
