import type * as z from 'zod/mini';
import type { TrailOfLogin, trailLogins, trailLoginsQuery, trailOfLoginQuery } from '@/contract/entities/users/trail';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { rowsOfLogin, searchLogins, toldRows } from './trailLoginStore';
import { answersForHouse, verifyChainLink } from './verifyChainLink';
import { trailSessions } from './trailSessions';
import { loginOnWire, trailRowOnWire } from './trailWire';
import { endOfDay, startOfDay } from '../../values/calendarDay';
import { parseRowId } from '../../values/parseRowId';

type Context = Pick<CallerContext, 'tx' | 'caller'>;

/** Converts a range of the institution's calendar days, both inclusive, to times. */
export const getMoments = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  timeZone: string,
): { start?: Date; end?: Date } => ({
  ...(from !== undefined && { start: startOfDay(from, timeZone) }),
  ...(to !== undefined && { end: endOfDay(startOfDay(to, timeZone), timeZone) }),
});

/** Finds the matching sign-ins on a chain (TR-02). */
export async function findLogins(
  { from, to, page, size, sort, order, of, ...search }: z.output<typeof trailLoginsQuery>,
  context: Context,
): Promise<z.output<typeof trailLogins>> {
  const moments = getMoments({ from, to }, context.caller.timeZone);
  const found = await verifyChainLink(of, context, (tx, chain) =>
    searchLogins(tx, { ...search, chain, ...moments }, { page, size, sort, order }),
  );
  return {
    result: found.rows.map(loginOnWire),
    totalCount: found.totalCount,
    house: await answersForHouse(context),
  };
}

/** Reads one sign-in with all rows of the server and a limited number of the app's, so that these cannot displace the server's. */
export const oneLogin = (
  id: string,
  { most, of }: z.output<typeof trailOfLoginQuery>,
  context: Context,
): Promise<TrailOfLogin> =>
  verifyChainLink(of, context, async (tx, chain) => {
    const found = await searchLogins(tx, { chain, userLoginLogId: id }, { page: 1, size: 1 });
    const [login] = found.rows;
    if (login === undefined) throw new Refusal('notFound');
    const loginLogId = parseRowId(id);
    const seen = await rowsOfLogin(tx, { chain, loginLogId, source: 'server' });
    const told = await rowsOfLogin(tx, { chain, loginLogId, source: 'browser' }, most);
    const [toldInAll = 0] = await toldRows(tx, chain, [loginLogId]);
    const rows = [...seen, ...told].toSorted((one, other) => one.seq - other.seq);
    const stories = await trailSessions({ tx, seen, told });
    return { login: loginOnWire(login), rows: rows.map(trailRowOnWire), left: toldInAll - told.length, stories };
  });
