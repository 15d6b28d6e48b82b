import { or, type SQL, sql } from 'drizzle-orm';
import { anyText } from '../../database/anyOf';
import { task } from '../../database/tables/caseTables';
import { hasInstitutionScope } from '../../access/visibleTasks';
import type { CallerContext } from '../../access/callContext';
import { caseNamesWith } from './caseNameStore';
import type { TaskFilters } from './taskFilterStore';

/** Maximum number of names: with more, a list finds its cases fast enough without this narrowing. */
const FEW = 200;

/**
 * Narrows an institution's cases to those of the agents whose name can match a search; undefined if there are many. Every name
 * that a case has had is included (migration 0062), so no match of the filters is lost.
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
