import type { SmsResidue } from '@/contract/entities/messages/sms';
import { SMS_CONTENT_HARD_MAX, SMS_CONTENT_MAX } from '@/contract/ourLimits';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { countSms, lockSmsAccount } from './smsStore';
import { readSmsSettings, countSmsUse } from './smsLimitStore';
import type { Task } from '../cases/casesFacade';
import { toCalendarDay, startOfDay } from '../../values/toCalendarDay';
import type * as z from 'zod/mini';
import type { SmsLimitInfo, smsLimitRequest } from '@/contract/entities/messages/smsAdmin';
import { saveSetting, getLastChange, recordSettingChange, describeChange } from '../system/systemFacade';
import { readChannelCosts, saveChannelCosts } from './channelCosts';
import { serializeChannelCost, serializeSmsUse } from './smsWire';
import { allCountries, getSmsCountries } from './smsReceiver';

/** Default number of messages per account and day; an institution can set another. */
export const SMS_ACCOUNT_DAILY = 200;
/** Default number of messages per case and day; an institution can set another. */
export const SMS_CASE_DAILY = 3;

const WHOLE = /^\d{1,9}$/;
const numberOr = (text: string | undefined, ours: number): number =>
  text !== undefined && WHOLE.test(text) ? Number(text) : ours;

/** Reads the limits of the caller's institution: its own, else the system's, else the defaults (§9). */
export async function readSmsLimits(
  context: SmsLimitsContext,
): Promise<{ accountDaily: number; caseDaily: number; contentMax: number }> {
  const set = await readSmsSettings(context);
  return {
    accountDaily: numberOr(set.accountDaily, SMS_ACCOUNT_DAILY),
    caseDaily: numberOr(set.caseDaily, SMS_CASE_DAILY),
    contentMax: Math.min(numberOr(set.contentMax, SMS_CONTENT_MAX), SMS_CONTENT_HARD_MAX),
  };
}

/** Returns the number of messages left today, by the institution's day; failed ones count, because they cost the same (CD-02). */
export async function getSmsResidue(of: Pick<Task, 'id'>, context: SmsLimitsContext): Promise<SmsResidue> {
  const { caller, now } = context;
  const limits = await readSmsLimits(context);
  const since = startOfDay(toCalendarDay(now, caller.timeZone), caller.timeZone);
  const sent = await countSms({ agentId: caller.userId, taskId: of.id, since }, context);
  const accountResidue = Math.max(0, limits.accountDaily - sent.byAgent);
  const caseResidue = Math.max(0, limits.caseDaily - sent.onTask);
  return {
    residue: Math.min(accountResidue, caseResidue),
    accountResidue,
    caseResidue,
    contentMax: limits.contentMax,
  };
}

/**
 * Checks the limits for one more message about a locked case; returns the number left before it. A lock until the end of the
 * transaction prevents simultaneous use of the same number. The limit of the account does not apply to bulk messages.
 */
export async function enforceSmsLimits(
  task: Task,
  { isBulk }: { readonly isBulk: boolean },
  context: SmsLimitsContext,
): Promise<SmsResidue> {
  if (!isBulk) await lockSmsAccount(context);
  const left = await getSmsResidue(task, context);
  if (!isBulk && left.accountResidue < 1) throw new Refusal('smsAccountLimit');
  if (left.caseResidue < 1) throw new Refusal('smsCaseLimit');
  return left;
}

type SmsLimitsContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const getLimits = async (context: SmsLimitsContext) => ({
  ...(await readSmsLimits(context)),
  countries: await getSmsCountries(context),
  costs: (await readChannelCosts(context)).map((each) => serializeChannelCost(each, context)),
});

/** Returns the active message limits and their use today, by the institution's day (§3, SY-01). */
export async function showSmsLimits(
  context: SmsLimitsContext & Pick<CallerContext, 'settings'>,
): Promise<SmsLimitInfo> {
  const { caller, now } = context;
  const limits = await getLimits(context);
  const since = startOfDay(toCalendarDay(now, caller.timeZone), caller.timeZone);
  return {
    limits,
    countriesOffered: allCountries(),
    channelsOffered: [...context.settings.messageChannels],
    today: serializeSmsUse(await countSmsUse(since, limits, context)),
    lastChange: await getLastChange('smsLimits', context),
  };
}

const toSettingObject = ({ costs, ...limits }: Awaited<ReturnType<typeof getLimits>>) => ({
  ...limits,
  costs: costs.map(({ channel, cost }) => `${channel} ${cost}`).join(' / '),
});

/** Sets the limits of messages, from the next message on (SY-01). A country without telephone numbers is refused. */
export async function updateSmsLimits(
  input: z.output<typeof smsLimitRequest>,
  context: SmsLimitsContext,
): Promise<void> {
  const { countries, costs } = input;
  const offered: readonly string[] = allCountries();
  if (countries?.some((each) => !offered.includes(each))) throw new Refusal('invalidInput', { fields: 'countries' });
  const before = await getLimits(context);
  for (const name of ['accountDaily', 'caseDaily', 'contentMax'] as const) {
    await saveSetting(`sms.${name}`, String(input[name]), context);
  }
  if (countries) await saveSetting('sms.countries', countries.join(', '), context);
  if (costs) await saveChannelCosts(costs, context);
  const change = describeChange(toSettingObject(before), toSettingObject(await getLimits(context)));
  await recordSettingChange({ key: 'smsLimits', ...change }, context);
}
