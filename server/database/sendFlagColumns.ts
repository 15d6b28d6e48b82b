import type { SendFlag } from '@/contract/sendFlags';
import { appUser } from './tables/organizationTables';

const { sendBlu, sendIvr, sendLunar, sendSms, sendWaba } = appUser;

/** Columns of a user's send flags (§6). */
export const sendFlagColumns = { sendBlu, sendIvr, sendLunar, sendSms, sendWaba };

type UserFlags = Readonly<Record<SendFlag | 'longAging' | 'res', boolean>>;

/** Returns only the flags of a user. */
export const pickUserFlags = (user: UserFlags): UserFlags => ({
  sendBlu: user.sendBlu,
  sendIvr: user.sendIvr,
  sendLunar: user.sendLunar,
  sendSms: user.sendSms,
  sendWaba: user.sendWaba,
  longAging: user.longAging,
  res: user.res,
});
