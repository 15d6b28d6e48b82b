import { NodePgSession } from 'drizzle-orm/node-postgres';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core/session';
import { statementName } from './statementName';

type Preparing = Parameters<NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery']>;

interface Built {
  /** What PostgreSQL knows it by: what is longer than its names may be would be cut, and be another's. */
  readonly name: string;
  readonly query: Preparing[0];
  readonly fields: Preparing[1];
  readonly nullable: unknown;
}

/** What was built under a name, for every connection of the process. */
const built = new Map<string, Built>();
/** By which what a left join did not find becomes null; the query builder keeps it beside its queries. */
const NULLABLE = 'joinsNotNullableMap';
/** PostgreSQL's own limit. */
const NAME_BYTES_MOST = 63;

/** The name of a query that is only built, and never sent. */
const BUILDING = 'building';

/** A change with more values is one of many rows, and hardly comes again with as many. */
const VALUES_MOST = 40;

/** A query of the builder. */
export interface Buildable<Rows> {
  readonly prepare: (name: string) => { readonly execute: (values: Record<string, unknown>) => Promise<Rows> };
}

/** A session of one transaction, whose queries, by the builder, keep their plans from call to call. */
export class PreparedStatementSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  #building: Pick<Built, 'query' | 'fields'> | undefined;
  #isOver = false;

  /** Nothing is asked from here on: the connection may be another transaction's. */
  end(): void {
    this.#isOver = true;
  }

  override prepareQuery<Config extends PreparedQueryConfig>(...[query, fields, name, ...rest]: Preparing) {
    const [, , metadata] = rest;
    this.#assertGoesOn();
    if (name === BUILDING) this.#building = { query, fields };
    const isAskedAgain = metadata !== undefined && (metadata.type === 'select' || query.params.length <= VALUES_MOST);
    const known = name ?? (isAskedAgain ? statementName(query.sql) : undefined);
    return super.prepareQuery<Config>(query, fields, known, ...rest);
  }

  /** The query of a name, for this connection: built by `build` the first time in the process. */
  prepareOnce<Rows>(name: string, build: () => Buildable<Rows>) {
    this.#assertGoesOn();
    const known = built.get(name) ?? {
      ...this.#build(build()),
      name: `${built.size}_${name}`.slice(0, NAME_BYTES_MOST),
    };
    built.set(name, known);
    const { query, fields } = known;
    const prepared = super.prepareQuery<PreparedQueryConfig & { execute: Rows }>(query, fields, known.name, true);
    Reflect.set(prepared, NULLABLE, known.nullable);
    return prepared;
  }

  /** A statement whose rows are read as those of a query of the builder: the next ones of a cursor over it. */
  prepareAs<Rows>(query: Buildable<Rows>, statement: string) {
    const { fields, nullable } = this.#build(query);
    const next = { sql: statement, params: [] };
    const prepared = super.prepareQuery<PreparedQueryConfig & { execute: Rows }>(next, fields, undefined, true);
    Reflect.set(prepared, NULLABLE, nullable);
    return prepared;
  }

  #assertGoesOn(): void {
    if (this.#isOver) throw new Error('the transaction is over');
  }

  #build(query: Buildable<unknown>): Omit<Built, 'name'> {
    const nullable: unknown = Reflect.get(query.prepare(BUILDING), NULLABLE);
    const made = this.#building;
    if (made === undefined) throw new Error('the query was not of this session');
    this.#building = undefined;
    return { ...made, nullable };
  }
}
