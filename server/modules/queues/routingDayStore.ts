import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { institution, systemSetting } from '../../database/tables/organisationTables';

/** The day on which an institution's cases were routed by the rules last; '' where they have to be routed again (QU-01). */
const KEY = 'queues.sortedDay';

const write = (tx: Pick<Transaction, 'execute'>, institutionId: number, day: string) =>
  tx.execute(sql`insert into ${systemSetting} (institution_id, key, value) values (${institutionId}, ${KEY}, ${day})
    on conflict ((coalesce(institution_id, 0)), key) do update set value = excluded.value where system_setting.value <> excluded.value`);

/** The rules have changed: the cases have to be routed, by whichever server comes first. */
export const askForRouting = ({
  tx,
  caller,
}: {
  readonly tx: Pick<Transaction, 'execute'>;
  readonly caller: { readonly institutionId: number };
}): Promise<unknown> => write(tx, caller.institutionId, '');

/**
 * Takes the turn to route an institution's cases on a day: false where another server has just done it. Whoever changes a rule
 * meanwhile, or routes on another server, waits until the transaction is over, so that no change is overlooked.
 */
export async function takeRoutingTurn(
  tx: Pick<Transaction, 'execute'>,
  institutionId: number,
  day: string,
): Promise<boolean> {
  const { rowCount } = await write(tx, institutionId, day);
  return rowCount === 1;
}

/** An institution and the day on which its cases were routed last. */
export interface RoutedInstitution {
  readonly id: number;
  readonly timeZone: string;
  readonly routedDay: string | null;
}

/** All institutions with the days on which their cases were routed. */
export const routedInstitutions = (tx: Pick<Transaction, 'select'>): Promise<RoutedInstitution[]> =>
  tx
    .select({ id: institution.id, timeZone: institution.timeZone, routedDay: systemSetting.value })
    .from(institution)
    .leftJoin(systemSetting, and(eq(systemSetting.institutionId, institution.id), eq(systemSetting.key, KEY)));
