import type { SmsLimitInfo, SmsLimits } from '@/contract/entities/messages/smsAdmin';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { saveSetting, getLastChange, recordSettingChange, describeChange } from '../system/systemFacade';
import { smsUseSince } from './smsUseStore';
import { calendarDay, startOfDay } from '../../values/calendarDay';
import { smsUseOnWire } from './smsWire';
import { smsLimits } from './smsLimits';
import { allCountries, smsCountries } from './numberRule';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const getLimits = async (context: Context) => ({
  ...(await smsLimits(context)),
  countries: await smsCountries(context),
});

/** Returns the active message limits and their use today, by the institution's day (§3, SY-01). */
export async function showSmsLimits(context: Context): Promise<SmsLimitInfo> {
  const { caller, now } = context;
  const limits = await getLimits(context);
  const since = startOfDay(calendarDay(now, caller.timeZone), caller.timeZone);
  return {
    limits,
    countriesOffered: allCountries(),
    today: smsUseOnWire(await smsUseSince(since, limits, context)),
    lastChange: await getLastChange('smsLimits', context),
  };
}

/** Sets the limits of messages, from the next message on (SY-01). A country without telephone numbers is refused. */
export async function updateSmsLimits(wanted: SmsLimits, context: Context): Promise<void> {
  const { countries } = wanted;
  const offered: readonly string[] = allCountries();
  if (countries?.some((each) => !offered.includes(each))) throw new Refusal('invalidInput', { fields: 'countries' });
  const before = await getLimits(context);
  for (const name of ['accountDaily', 'caseDaily', 'contentMax'] as const) {
    await saveSetting(`sms.${name}`, String(wanted[name]), context);
  }
  if (countries) await saveSetting('sms.countries', countries.join(', '), context);
  await recordSettingChange({ key: 'smsLimits', ...describeChange(before, await getLimits(context)) }, context);
}
