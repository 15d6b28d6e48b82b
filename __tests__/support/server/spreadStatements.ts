import type { ClientBase } from 'pg';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Plans?: readonly Plan[];
  readonly [name: string]: unknown;
}

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter'];

/** Returns the nodes, each with the name of the separately planned part that it belongs to. */
const getNodes = (plan: Plan): Plan[] => [
  plan,
  ...(plan.Plans ?? []).flatMap((each) => getNodes({ 'Subplan Name': plan['Subplan Name'], ...each })),
];

/** Subqueries for missing rows sometimes use a table of keys that is built first; the condition is then where it is used. */
const isPinnedWhereAsked = ({ 'Subplan Name': name }: Plan, nodes: readonly Plan[]): boolean =>
  typeof name === 'string' && JSON.stringify(nodes).includes(`institution_id = (hashed ${name}).`);

/** Chains of the trail are numbered by their institutions, and the index of settings has 0 where there is none. */
const PINS: Readonly<Record<string, readonly string[]>> = {
  trail_entry: ['institution_id', 'chain'],
  default: ['institution_id'],
};

const isPinned = ({ 'Relation Name': table = '', Alias: alias = '' }: Plan, conditions: string): boolean =>
  (PINS[table] ?? PINS['default'] ?? []).some((column) => {
    const name = `(?<![\\w"])"?${alias}"?\\.${column}`;
    return new RegExp(`${name}(, '?0'?(::bigint)?\\))? = |= ${name}\\b`, 'u').test(conditions);
  });

/** Reads of institution tables by a statement: number of row sources, and those without a condition on the institution. */
export interface Reads {
  readonly sources: number;
  readonly loose: readonly string[];
}

/**
 * Reads PostgreSQL's plan, in which a condition on one table is passed to joined tables. The connection bypasses row-level security, which
 * would add the condition.
 */
export async function getReads(client: ClientBase, text: string, tables: ReadonlySet<string>): Promise<Reads> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (verbose, format json, generic_plan) ${text}`,
  );
  const nodes = rows[0]?.['QUERY PLAN'].flatMap((each) => getNodes(each.Plan)) ?? [];
  const sources = nodes.filter(
    (node) => node['Node Type'] !== 'ModifyTable' && tables.has(node['Relation Name'] ?? ''),
  );
  const conditions = nodes
    .flatMap((node) => CONDITIONS.map((name) => node[name]).filter((each) => typeof each === 'string'))
    .join('; ');
  const loose = sources
    .filter((node) => !isPinned(node, conditions) && !isPinnedWhereAsked(node, nodes))
    .map((node) => node['Relation Name'] ?? '');
  return { sources: sources.length, loose: [...new Set(loose)].toSorted() };
}

/** Lists the tables whose rows belong to an institution; without the moving institutions, with which the policies of every write compare. */
export async function listTenantTables(client: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'institution_id' and table_name <> 'institution_move'",
  );
  return new Set(rows.map(({ name }) => name));
}
