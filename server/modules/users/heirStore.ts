import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { appUser } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';
import { visibleBinders } from '../../access/queueScope';

type Context = Pick<CallerContext, 'tx' | 'caller'>;

/** Lists the agents of some groups who could take over cases, except some users. */
export async function agentsOfGroups(
  groupIds: readonly number[],
  { except }: { readonly except: readonly number[] },
  { tx, caller }: Context,
): Promise<{ readonly id: number; readonly groupId: number | null }[]> {
  if (groupIds.length === 0) return [];
  return tx
    .select({ id: appUser.id, groupId: appUser.groupId })
    .from(appUser)
    .where(
      and(
        visibleBinders(caller),
        eq(appUser.role, 'member'),
        inArray(appUser.groupId, [...groupIds]),
        except.length > 0 ? notInArray(appUser.id, [...except]) : undefined,
      ),
    );
}
