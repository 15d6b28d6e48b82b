import type { Client } from 'pg';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Plans?: readonly Plan[];
  readonly [name: string]: unknown;
}

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter'];

/** Each with the name of the part that is planned by itself and that it belongs to. */
const getNodes = (plan: Plan): Plan[] => [
  plan,
  ...(plan.Plans ?? []).flatMap((each) => getNodes({ 'Subplan Name': plan['Subplan Name'], ...each })),
];

/** What does not exist is sometimes looked up in a table of keys that is made first: then its condition stands where it is asked about. */
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

/** What a statement reads of tables of institutions: how many rows' sources there are, and those that no condition ties to an institution. */
export interface Reads {
  readonly sources: number;
  readonly loose: readonly string[];
}

/** PostgreSQL's own plan says it: there a condition on one table has become one on those that are joined with it. The connection is one that sees all rows, so that no wall adds the condition. */
export async function getReads(client: Client, text: string, tables: ReadonlySet<string>): Promise<Reads> {
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
