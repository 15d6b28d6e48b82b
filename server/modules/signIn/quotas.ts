import { DAY_MS } from '@/contract/duration';
import type * as z from 'zod/mini';
import { CHECK_KIND, type CheckKind } from '@/contract/codes/signInCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import type { Quota, quotaIncreaseRequest, quotas } from '@/contract/entities/management/systemConfig';
import type { CallerContext } from '../../access/callContext';
import { addChecks, countChecks, listLatestIncreases, getRemainingChecks } from './quotaStore';
import { serializeIncrease } from './signInWire';
import { recordSettingChange } from '../system/systemFacade';
import { toCalendarDay, startOfDay } from '../../values/toCalendarDay';

type QuotasContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

async function getQuota(kind: CheckKind, context: QuotasContext): Promise<Quota> {
  const { tx, caller, now } = context;
  const remaining = await getRemainingChecks(tx, { institutionId: caller.institutionId, kind });
  const today = startOfDay(toCalendarDay(now, caller.timeZone), caller.timeZone);
  const used = await countChecks({ kind, today, since: new Date(now.getTime() - 30 * DAY_MS) }, context);
  return { kind, remaining: remaining ?? null, ...used };
}

/** Returns the institution's remaining liveness and face checks, with the history of increases (SY-01). */
export async function showQuotas(context: QuotasContext): Promise<z.output<typeof quotas>> {
  const shown: Quota[] = [];
  for (const kind of getCodeValues(CHECK_KIND)) shown.push(await getQuota(kind, context));
  return { quotas: shown, increases: (await listLatestIncreases(context)).map(serializeIncrease) };
}

/** Adds 1 to 100 checks to a quota (§5, SY-01). */
export async function increaseQuota(
  { kind, count }: z.output<typeof quotaIncreaseRequest>,
  context: QuotasContext,
): Promise<void> {
  const { institutionId } = context.caller;
  const before = await getRemainingChecks(context.tx, { institutionId, kind });
  const after = await addChecks({ institutionId, kind, count }, context);
  await recordSettingChange(
    {
      key: 'quota',
      before: before === undefined ? null : `${kind}: ${after - count}`,
      after: `${kind}: ${after} (+${count})`,
    },
    context,
  );
}
