import { NodePgSession } from 'drizzle-orm/node-postgres';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core/session';

/** Each connection caches the plan of every named statement, so their number must be limited. */
const MOST = 200;

const names = new Map<string, string>();

/**
 * Returns the name of a prepared statement, because planning costs more than executing most of our queries. Only the first two hundred
 * texts get one.
 */
const statementName = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `saldo_${names.size}`;
  names.set(text, name);
  return name;
};

type Preparing = Parameters<NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery']>;

interface Built {
  /** Name of the prepared statement; PostgreSQL would truncate a longer one, which could then collide with another. */
  readonly name: string;
  readonly query: Preparing[0];
  readonly fields: Preparing[1];
  readonly nullable: unknown;
}

/** Queries built under each name, for all connections of the process. */
const built = new Map<string, Built>();
/** Property of the query builder that maps missing rows of a left join to null. */
const NULLABLE = 'joinsNotNullableMap';
/** Limit of PostgreSQL. */
const NAME_BYTES_MOST = 63;

/** Name of a query that is built but never sent. */
const BUILDING = 'building';

/** A write with more values covers many rows, and is rarely repeated with the same number of rows. */
const VALUES_MOST = 40;

/** Query of the builder. */
export interface Preparable<Rows> {
  readonly prepare: (name: string) => { readonly execute: (values: Record<string, unknown>) => Promise<Rows> };
}

/** Session of one transaction with prepared statements, whose plans are reused across calls. */
export class PreparedStatementSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  #building: Pick<Built, 'query' | 'fields'> | undefined;
  #isOver = false;

  /** Rejects further queries: the connection may belong to another transaction. */
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

  /** Returns the prepared query of a name for this connection; calls `build` once per process. */
  prepareOnce<Rows>(name: string, build: () => Preparable<Rows>) {
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

  /** Prepares a statement whose rows are mapped like those of a query of the builder, such as FETCH from its cursor. */
  prepareAs<Rows>(query: Preparable<Rows>, statement: string) {
    const { fields, nullable } = this.#build(query);
    const next = { sql: statement, params: [] };
    const prepared = super.prepareQuery<PreparedQueryConfig & { execute: Rows }>(next, fields, undefined, true);
    Reflect.set(prepared, NULLABLE, nullable);
    return prepared;
  }

  #assertGoesOn(): void {
    if (this.#isOver) throw new Error('the transaction is over');
  }

  #build(query: Preparable<unknown>): Omit<Built, 'name'> {
    const nullable: unknown = Reflect.get(query.prepare(BUILDING), NULLABLE);
    const made = this.#building;
    if (made === undefined) throw new Error('the query was not of this session');
    this.#building = undefined;
    return { ...made, nullable };
  }
}
