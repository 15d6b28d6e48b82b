import type { SmsLimitInfo, SmsLimits } from '@/contract/entities/smsAdmin';
import type { CallerContext } from '../../access/callContext';
import { keepSetting, lastChangeOf, noteChange, changedText } from '../system/systemFacade';
import { smsUseSince } from './smsUseStore';
import { calendarDay, startOfDay } from '../../values/calendarDay';
import { smsUseOnWire } from './smsWire';
import { smsLimits } from './smsLimits';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** The limits of messages in force, and what was used of them today, by the institution's day (§3, SY-01). */
export async function showSmsLimits(context: Context): Promise<SmsLimitInfo> {
  const { caller, now } = context;
  const limits = await smsLimits(context);
  const since = startOfDay(calendarDay(now, caller.timeZone), caller.timeZone);
  return {
    limits,
    today: smsUseOnWire(await smsUseSince(since, limits, context)),
    lastChange: await lastChangeOf('smsLimits', context),
  };
}

/** Sets the limits of messages; the next message is held to them (SY-01). */
export async function updateSmsLimits(wanted: SmsLimits, context: Context): Promise<void> {
  const before = await smsLimits(context);
  for (const name of ['accountDaily', 'caseDaily', 'contentMax'] as const) {
    await keepSetting(`sms.${name}`, String(wanted[name]), context);
  }
  await noteChange({ key: 'smsLimits', ...changedText(before, wanted) }, context);
}
