import { and, eq, ilike, or, type SQL } from 'drizzle-orm';
import { anyText } from '../../database/anyOf';
import { task } from '../../database/tables/caseTables';
import { caseName } from '../../database/tables/organisationTables';
import { anywhere } from '../../values/searchText';
import { seesInstitution } from '../../access/visibleTasks';
import type { CallerContext } from '../../access/callContext';
import type { TaskFilters } from './taskFilterStore';

/** Of more names a list comes upon the cases soon enough by reading itself. */
const FEW = 200;

/**
 * What narrows an institution's cases to those of the few agents whose name can pass a search; undefined where it is not of few. Every
 * name that a case has had is among them (migration 0062), so it leaves out none that the filters let through.
 */
export async function amongFewAgents(
  { lastCallAgent }: Pick<TaskFilters, 'lastCallAgent'>,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<SQL | undefined> {
  if (lastCallAgent === undefined || !seesInstitution(caller)) return undefined;
  const { institutionId } = caller;
  const isNamed = and(
    eq(caseName.institutionId, institutionId),
    eq(caseName.kind, 'agent'),
    ilike(caseName.name, anywhere(lastCallAgent)),
  );
  const found = await tx
    .select({ name: caseName.name })
    .from(caseName)
    .where(isNamed)
    .limit(FEW + 1);
  if (found.length > FEW) return undefined;
  const names = found.map(({ name }) => name);
  return or(anyText(task.lastCallAgent, names), anyText(task.agentName, names));
}
