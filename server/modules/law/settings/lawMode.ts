import { runAsServiceRole } from '../../../database/callTransaction';
import type { CallerContext } from '../../../access/callContext';
import { findLiveSession } from '../../../security/session/sessionStore';
import { addTrail } from '../../../security/trail/trailStore';
import { recordSettingChange, saveSetting } from '../../system/systemFacade';
import {
  LAW_SETTING,
  EXCEPTIONS_SETTING,
  type ComplianceConfig,
  loadComplianceConfig,
  MODE_SETTING,
  listActivePacks,
} from './loadComplianceConfig';
import type * as z from 'zod/mini';
import type { lawModeRequest } from '@/contract/entities/law/lawModes';
import { isAnyLooser, isPreferred, type ModeException, type RuleModes } from '@/contract/law/ruleModes';
import { Refusal } from '../../../kernel/refusal';
import { requireApproval, countOtherApprovers } from '../../approvals/approvalsFacade';
import { assertQueue } from './lawSettingStore';

interface LawChange {
  readonly before: string | null;
  readonly after: string;
}

/** Records a change of the rules in the list of changes and in the audit log (LC-08, TR-02); the last statement of its handler. */
export async function recordLawChange({ before, after }: LawChange, context: CallerContext): Promise<void> {
  if (before === after) return;
  const { tx, caller, now } = context;
  await recordSettingChange({ key: LAW_SETTING, before, after }, context);
  await runAsServiceRole(tx, async (own) => {
    const { institutionId, userId, sessionId } = caller;
    const loginLogId = (await findLiveSession(own, sessionId))?.loginLogId ?? null;
    const detail = { before: before ?? '', after };
    await addTrail(own, { institutionId, userId, loginLogId, event: 'lawChanged', outcome: 'done', detail, now });
  });
}

const exceptionText = ({ rule, queueId, mode }: ModeException): string =>
  `${[rule, queueId === null ? null : `#${queueId}`].filter((part) => part !== null).join(' ')} = ${mode}`;

const getText = ({ mode, exceptions }: RuleModes): string =>
  exceptions.length === 0 ? `mode: ${mode}` : `mode: ${mode}, modes: ${exceptions.map(exceptionText).join('; ')}`;

/** Returns the rules that can have a separate mode: contact preferences apply in every mode. */
const exceptionalRules = (law: ComplianceConfig): string[] =>
  listActivePacks(law).flatMap((pack) => pack.rules.filter((rule) => !isPreferred(pack, rule)).map(({ id }) => id));

/** Requires an approval before rules are relaxed, if another user could approve it (LC-08). */
export async function requireApprovalToRelax(
  { subject, before, after }: { readonly subject: string; readonly before: string; readonly after: string },
  context: CallerContext,
): Promise<void> {
  if ((await countOtherApprovers('lawMode', context)) === 0) return;
  const facts = [
    { fact: 'before', text: before },
    { fact: 'after', text: after },
  ] as const;
  await requireApproval({ kind: 'lawMode', subject, facts }, context);
}

type LawModeInput = z.output<typeof lawModeRequest>;

/** Refuses exceptions for rules and queues that this institution does not have. */
async function assertKnown(
  { exceptions = [] }: LawModeInput,
  law: ComplianceConfig,
  context: CallerContext,
): Promise<void> {
  const rules = exceptionalRules(law);
  if (exceptions.some(({ rule }) => rule !== null && !rules.includes(rule))) throw new Refusal('notFound');
  for (const { queueId } of exceptions) if (queueId !== null) await assertQueue(queueId, context);
}

/** Sets the mode, and the separate modes of rules and queues (LC-08). */
export async function changeModes(input: LawModeInput, context: CallerContext): Promise<void> {
  const before = await loadComplianceConfig(context);
  await assertKnown(input, before, context);
  const after = { mode: input.mode, exceptions: input.exceptions ?? before.exceptions };
  const change = { before: getText(before), after: getText(after) };
  const isLess = isAnyLooser(after, before, exceptionalRules(before));
  if (isLess) await requireApprovalToRelax({ subject: MODE_SETTING, ...change }, context);
  await saveSetting(MODE_SETTING, after.mode, context);
  await saveSetting(EXCEPTIONS_SETTING, JSON.stringify(after.exceptions), context);
  await recordLawChange(change, context);
}
