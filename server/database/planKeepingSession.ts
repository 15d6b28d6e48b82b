import { NodePgSession } from 'drizzle-orm/node-postgres';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core/session';
import { statementName } from './statementName';

type Preparing = Parameters<NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery']>;

/** What was built under a name, for every connection of the process. */
const built = new Map<
  string,
  { readonly query: Preparing[0]; readonly fields: Preparing[1]; readonly nullable?: unknown }
>();
/** By which what a left join did not find becomes null; the query builder keeps it beside its queries. */
const NULLABLE = 'joinsNotNullableMap';

/** A session whose queries, by the builder, keep their plans from call to call. */
export class PlanKeepingSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  #keeping: string | undefined;

  override prepareQuery<Config extends PreparedQueryConfig>(...[query, fields, name, ...rest]: Preparing) {
    const [, , metadata] = rest;
    if (name !== undefined && name === this.#keeping) built.set(name, { query, fields });
    const known = name ?? (metadata?.type === 'select' ? statementName(query.sql) : undefined);
    return super.prepareQuery<Config>(query, fields, known, ...rest);
  }

  /** The query of a name, for this connection: built by `build` the first time in the process. */
  prepareOnce<Rows>(
    name: string,
    build: () => { readonly execute: (values: Record<string, unknown>) => Promise<Rows> },
  ) {
    if (!built.has(name)) {
      this.#keeping = name;
      const nullable: unknown = Reflect.get(build(), NULLABLE);
      this.#keeping = undefined;
      const made = built.get(name);
      if (made !== undefined) built.set(name, { ...made, nullable });
    }
    const known = built.get(name);
    if (known === undefined) throw new Error(`${name} was not prepared`);
    const prepared = super.prepareQuery<PreparedQueryConfig & { execute: Rows }>(known.query, known.fields, name, true);
    Reflect.set(prepared, NULLABLE, known.nullable);
    return prepared;
  }
}
