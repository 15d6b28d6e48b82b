import { asServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { liveSession } from '../../security/session/sessionStore';
import { addTrail } from '../../security/trail/trailStore';
import { recordSettingChange } from '../system/systemFacade';
import { LAW_SETTING } from './loadComplianceConfig';

interface LawChange {
  readonly before: string | null;
  readonly after: string;
}

/** Records a change of the rules in the list of changes and in the audit log (LC-08, TR-02); the last statement of its handler. */
export async function noteLawChange({ before, after }: LawChange, context: CallerContext): Promise<void> {
  if (before === after) return;
  const { tx, caller, now } = context;
  await recordSettingChange({ key: LAW_SETTING, before, after }, context);
  await asServiceRole(tx, async (own) => {
    const { institutionId, userId, sessionId } = caller;
    const loginLogId = (await liveSession(own, sessionId))?.loginLogId ?? null;
    const detail = { before: before ?? '', after };
    await addTrail(own, { institutionId, userId, loginLogId, event: 'lawChanged', outcome: 'done', detail, now });
  });
}
