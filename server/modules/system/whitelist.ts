import type { WhiteListCheck, WhiteListInfo } from '@/contract/entities/whitelist';
import { RESULT_CODES } from '@/contract/resultCodes';
import { resultMessage } from '@/contract/resultWords';
import { whitelistEntries } from '@/contract/rules';
import { withServerRights } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { allowedByWhitelist, wrongWhitelistEntries } from '../../settings/clientAddress';
import { endSession } from '../../security/session/sessions';
import { onlineSessions, type OnlineSession } from './onlineStore';
import { lastChangeOf } from './settingChanges';
import { keepSetting, noteChange, ownSetting, sharedSetting } from './settingStore';
import { outsiderOnWire } from './settingWire';

const KEY = 'ipWhitelist';
/** Most wrong entries that a message names. */
const NAMED = 5;

const tidy = (whiteList: string): string => whitelistEntries(whiteList).join(', ');

/** The addresses from which people of the institution may work (§5, SY-01). */
export async function showWhitelist(context: CallerContext): Promise<WhiteListInfo> {
  return {
    whiteList: (await ownSetting(KEY, context)) ?? '',
    yourAddress: context.ip,
    systemWhiteList: (await sharedSetting(KEY, context)) ?? '',
    lastChange: await lastChangeOf(KEY, context),
  };
}

const online = ({ tx, caller, now }: CallerContext): Promise<OnlineSession[]> =>
  withServerRights(tx, (server) => onlineSessions(server, { institutionId: caller.institutionId, now }));

/** The caller's own session stays, from wherever it was opened: the address it is used from now is on the list. */
const outsideOf = (sessions: readonly OnlineSession[], list: string, { caller }: CallerContext): OnlineSession[] =>
  sessions.filter(({ sessionId, address }) => sessionId !== caller.sessionId && !allowedByWhitelist(address, list));

const onePerPlace = (sessions: readonly OnlineSession[]): OnlineSession[] => [
  ...new Map(sessions.map((each) => [`${each.userId} ${each.address}`, each])).values(),
];

/** What a whitelist would do: wrong entries, whether the caller stays in, and who else would not. */
export async function checkWhitelist(whiteList: string, context: CallerContext): Promise<WhiteListCheck> {
  const list = tidy(whiteList);
  const wrong = wrongWhitelistEntries(list).map((entry) => entry.trim());
  const sessions = await online(context);
  const outside = wrong.length > 0 ? [] : onePerPlace(outsideOf(sessions, list, context));
  return {
    wrong,
    includesYou: allowedByWhitelist(context.ip, list),
    online: new Set(sessions.map(({ userId }) => userId)).size,
    outside: outside.map(outsiderOnWire),
  };
}

const FORCED = {
  type: 'forcedLogout',
  code: RESULT_CODES.ended.code,
  message: resultMessage('ended', 'en'),
} as const;

async function endThoseOutside(list: string, context: CallerContext): Promise<void> {
  const { tx, caller, now, publish } = context;
  const outside = outsideOf(await online(context), list, context);
  await withServerRights(tx, async (server) => {
    for (const { sessionId } of outside) await endSession(server, sessionId, { reason: 'administrator', now });
  });
  for (const { sessionId, userId } of outside) {
    publish({ institutionId: caller.institutionId, userIds: [userId], sessionId }, FORCED);
  }
}

/** Sets the whitelist, never without the caller's own address; whoever is signed in from elsewhere is signed out at once (SY-01). */
export async function updateWhitelist(whiteList: string, context: CallerContext): Promise<void> {
  const list = tidy(whiteList);
  const wrong = wrongWhitelistEntries(list).map((entry) => entry.trim());
  if (wrong.length > 0) throw new Refusal('wrongAddresses', { entries: wrong.slice(0, NAMED).join(', ') });
  if (!allowedByWhitelist(context.ip, list)) throw new Refusal('ownAddressExcluded', { address: context.ip });
  const before = (await ownSetting(KEY, context)) ?? '';
  await keepSetting(KEY, list, context);
  await noteChange({ key: KEY, before, after: list }, context);
  await endThoseOutside(list, context);
}
