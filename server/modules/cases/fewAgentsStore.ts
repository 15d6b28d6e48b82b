import { or, type SQL, sql } from 'drizzle-orm';
import { anyText } from '../../database/anyOf';
import { task } from '../../database/tables/caseTables';
import { hasInstitutionScope } from '../../access/visibleTasks';
import type { CallerContext } from '../../access/callContext';
import { caseNamesWith } from './caseNameStore';
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
  if (lastCallAgent === undefined || !hasInstitutionScope(caller)) return undefined;
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from ${caseNamesWith(lastCallAgent, 'agent', caller)} as named limit ${FEW + 1}`,
  );
  if (rows.length > FEW) return undefined;
  const names = rows.map(({ name }) => name);
  return or(anyText(task.lastCallAgent, names), anyText(task.agentName, names));
}
