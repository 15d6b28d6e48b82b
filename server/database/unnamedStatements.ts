import type { PoolClient } from 'pg';

const unnamed = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query && 'text' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query;

/**
 * Lets a connection forget the names of statements, ours and those of packages. Through a transaction pool the next statement may
 * reach another session of PostgreSQL, where nobody has prepared it, or somebody else something under its name.
 */
export const disablePreparedStatements = (client: PoolClient): void => {
  const send: unknown = client.query.bind(client);
  if (typeof send !== 'function') return;
  const query = (first: unknown, ...rest: unknown[]): unknown => Reflect.apply(send, client, [unnamed(first), ...rest]);
  Object.assign(client, { query });
};
