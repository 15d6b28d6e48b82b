import type { WhiteListCheck, WhiteListInfo } from '@/contract/entities/users/whitelist';
import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import { splitWhitelist } from '@/contract/rules';
import { runAsServiceRole } from '../../database/callTransaction';
import type { CallerContext, Handlers } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { isWhitelisted, findInvalidWhitelistEntries } from '../../settings/clientAddress';
import { endSession } from '../../security/session/sessions';
import { listOnlineSessions, type OnlineSession } from './onlineStore';
import { getLastChange, exportChanges, showChanges } from './settingChanges';
import { saveSetting, recordSettingChange, getTenantSetting, getGlobalSetting } from './settingStore';
import { serializeOutsider } from './settingWire';
import type { loginLimitCalls } from '@/contract/calls/users/loginLimitCalls';
import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';

const KEY = 'ipWhitelist';
/** Maximum number of invalid entries in a message. */
const NAMED = 5;

const tidy = (whiteList: string): string => splitWhitelist(whiteList).join(', ');

/** Returns the addresses from which users of the institution may work (§5, SY-01). */
async function showWhitelist(context: CallerContext): Promise<WhiteListInfo> {
  return {
    whiteList: (await getTenantSetting(KEY, context)) ?? '',
    yourAddress: context.ip,
    systemWhiteList: (await getGlobalSetting(KEY, context)) ?? '',
    lastChange: await getLastChange(KEY, context),
  };
}

const online = ({ tx, caller, now }: CallerContext): Promise<OnlineSession[]> =>
  runAsServiceRole(tx, (server) => listOnlineSessions(server, { institutionId: caller.institutionId, now }));

/** Excludes the caller's session, regardless of the address that opened it: the current address is on the list. */
const getOutside = (sessions: readonly OnlineSession[], list: string, { caller }: CallerContext): OnlineSession[] =>
  sessions.filter(({ sessionId, address }) => sessionId !== caller.sessionId && !isWhitelisted(address, list));

const onePerPlace = (sessions: readonly OnlineSession[]): OnlineSession[] => [
  ...new Map(sessions.map((each) => [`${each.userId} ${each.address}`, each])).values(),
];

/** Checks a whitelist: invalid entries, whether the caller stays allowed, and other users who would not. */
async function checkWhitelist(whiteList: string, context: CallerContext): Promise<WhiteListCheck> {
  const list = tidy(whiteList);
  const wrong = findInvalidWhitelistEntries(list).map((entry) => entry.trim());
  const sessions = await online(context);
  const outside = wrong.length > 0 ? [] : onePerPlace(getOutside(sessions, list, context));
  return {
    wrong,
    includesYou: isWhitelisted(context.ip, list),
    online: new Set(sessions.map(({ userId }) => userId)).size,
    outside: outside.map(serializeOutsider),
  };
}

const FORCED = {
  type: 'forcedLogout',
  code: RESULT_CODES.ended.code,
  message: formatResultMessage('ended', 'en'),
} as const;

async function endThoseOutside(list: string, context: CallerContext): Promise<void> {
  const { tx, caller, now, publish } = context;
  const outside = getOutside(await online(context), list, context);
  await runAsServiceRole(tx, async (server) => {
    for (const { sessionId } of outside) await endSession(server, sessionId, { reason: 'administrator', now });
  });
  for (const { sessionId, userId } of outside) {
    publish({ institutionId: caller.institutionId, userIds: [userId], sessionId }, FORCED);
  }
}

/**
 * Sets the whitelist, never without the caller's own address. Users signed in from excluded addresses are signed out immediately
 * (SY-01).
 */
async function updateWhitelist(whiteList: string, context: CallerContext): Promise<void> {
  const list = tidy(whiteList);
  const wrong = findInvalidWhitelistEntries(list).map((entry) => entry.trim());
  if (wrong.length > 0) throw new Refusal('wrongAddresses', { entries: wrong.slice(0, NAMED).join(', ') });
  if (!isWhitelisted(context.ip, list)) throw new Refusal('ownAddressExcluded', { address: context.ip });
  const before = (await getTenantSetting(KEY, context)) ?? '';
  await saveSetting(KEY, list, context);
  await recordSettingChange({ key: KEY, before, after: list }, context);
  await endThoseOutside(list, context);
}

/** IP whitelist (§7 loginLimit/…; SY-01). */
export const loginLimitHandlers: Handlers<typeof loginLimitCalls> = {
  whiteList: (_, context) => showWhitelist(context),
  whiteListUpdate: ({ whiteList }, context) => updateWhitelist(whiteList, context),
  whiteListCheck: ({ whiteList }, context) => checkWhitelist(whiteList, context),
};

/** The log of every change of a setting (§7 manage/config/…; SY-01). */
export const settingHandlers = {
  changes: showChanges,
  changesFile: exportChanges,
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
