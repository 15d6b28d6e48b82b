import { and, asc, eq, ne } from 'drizzle-orm';
import { caseName, institution, queue } from '../../database/tables/organisationTables';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import type { CallerContext } from '../../access/callContext';

type OptionContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Queue or institution in a selection list. */
export interface BoardOption {
  readonly id: number;
  readonly name: string;
}

/** Finds the id of a queue of the institution; others are refused as not found. */
export async function findBoardQueue(queueId: string, { tx, caller }: OptionContext): Promise<number> {
  const is = and(eq(queue.institutionId, caller.institutionId), eq(queue.id, parseRowId(queueId)));
  const [found] = await tx.select({ id: queue.id }).from(queue).where(is);
  if (!found) throw new Refusal('notFound');
  return found.id;
}

/** Returns the institution's queues by name. */
export const boardQueues = ({ tx, caller }: OptionContext): Promise<BoardOption[]> =>
  tx
    .select({ id: queue.id, name: queue.name })
    .from(queue)
    .where(eq(queue.institutionId, caller.institutionId))
    .orderBy(asc(queue.code));

/** Returns the devices of the cases, as imported. */
export async function boardDevices({ tx, caller }: OptionContext): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ device: caseName.device })
    .from(caseName)
    .where(and(eq(caseName.institutionId, caller.institutionId), ne(caseName.device, '')))
    .orderBy(asc(caseName.device));
  return rows.map(({ device }) => device);
}

/** Returns the caller's institution. */
export async function boardInstitution({ tx, caller }: OptionContext): Promise<BoardOption> {
  const [own] = await tx
    .select({ name: institution.name })
    .from(institution)
    .where(eq(institution.id, caller.institutionId));
  return { id: caller.institutionId, name: own?.name ?? '' };
}
