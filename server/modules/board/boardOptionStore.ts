import { and, asc, eq, ne } from 'drizzle-orm';
import { caseName, institution, queue } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';

type OptionContext = Pick<CallerContext, 'tx' | 'caller'>;

/** The institution's queues by name. */
export const boardQueues = ({ tx, caller }: OptionContext): Promise<{ id: number; name: string }[]> =>
  tx
    .select({ id: queue.id, name: queue.name })
    .from(queue)
    .where(eq(queue.institutionId, caller.institutionId))
    .orderBy(asc(queue.code));

/** The devices that cases came with, as the importer keeps them. */
export async function boardDevices({ tx, caller }: OptionContext): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ device: caseName.device })
    .from(caseName)
    .where(and(eq(caseName.institutionId, caller.institutionId), ne(caseName.device, '')))
    .orderBy(asc(caseName.device));
  return rows.map(({ device }) => device);
}

/** The caller's institution. */
export async function boardInstitution({ tx, caller }: OptionContext): Promise<{ id: string; name: string }> {
  const [own] = await tx
    .select({ name: institution.name })
    .from(institution)
    .where(eq(institution.id, caller.institutionId));
  return { id: String(caller.institutionId), name: own?.name ?? '' };
}
