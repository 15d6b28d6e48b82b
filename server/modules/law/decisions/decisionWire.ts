import type { DecisionOutcome } from '@/contract/codes/lawCodes';
import type { ContactDecision } from '@/contract/entities/law/contactDecision';
import { serializeTime } from '../../../values/wire';
import type { ListedDecision } from './decisionListStore';

type Outcome = Pick<ListedDecision, 'overrideId' | 'callId' | 'smsId' | 'doubted' | 'reason'>;

/** Returns the outcome of the contact. */
export function getOutcome({ overrideId, callId, smsId, doubted, reason }: Outcome): DecisionOutcome {
  if (callId === null && smsId === null) return doubted ? 'needsReason' : 'refused';
  if (overrideId !== null) return 'byException';
  return reason === null ? 'made' : 'withReason';
}

/** Converts a decision to its wire shape. */
export function serializeDecision(row: ListedDecision): ContactDecision {
  const { verdict, earliest, reasons, zones, zoneBasis, packs } = row.decision;
  return {
    id: String(row.id),
    time: serializeTime(row.at),
    verdict,
    outcome: getOutcome(row),
    mode: row.mode,
    channel: row.channel,
    agentId: String(row.agentId),
    agentName: row.agentName,
    username: row.username,
    taskId: String(row.taskId),
    loanId: row.loanNo,
    contactName: row.contactName,
    relation: row.relation,
    reasons: reasons.map(({ pack, rule, kind, effect, source, article }) => ({
      pack,
      rule,
      kind,
      effect,
      source,
      article,
    })),
    reason: row.reason,
    earliest: earliest === null ? null : serializeTime(new Date(earliest)),
    zones: [...zones],
    zoneBasis,
    packs: [...packs],
  };
}
