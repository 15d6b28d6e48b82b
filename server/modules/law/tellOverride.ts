import { asServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { liveSession } from '../../security/session/sessionStore';
import { addTrail } from '../../security/trail/trailStore';
import type { Task } from '../cases/casesFacade';
import type { NewOverride } from './overrideStore';

/**
 * Records in the audit log that a user overrode rules without approval (LC-08, TR-02); overrides with approval are recorded as
 * requests. Last statement of its transaction.
 */
export const tellOverride = (
  { loanNo }: Pick<Task, 'loanNo'>,
  { channel, rules, reason }: Pick<NewOverride, 'channel' | 'rules' | 'reason'>,
  { tx, caller, now }: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<void> =>
  asServiceRole(tx, async (own) => {
    const { institutionId, userId, sessionId } = caller;
    const loginLogId = (await liveSession(own, sessionId))?.loginLogId ?? null;
    const detail = { case: loanNo, channel, rules: rules.join(', '), reason };
    await addTrail(own, { institutionId, userId, loginLogId, event: 'rulesLifted', outcome: 'done', detail, now });
  });
