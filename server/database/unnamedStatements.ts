import type { PoolClient } from 'pg';

const unnamed = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query && 'text' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query;

/**
 * Disables named statements on a connection, ours and those of packages. Behind a transaction pool, the next statement may reach another
 * session, where the name is unknown or belongs to another statement.
 */
export const disablePreparedStatements = (client: PoolClient): void => {
  const send: unknown = client.query.bind(client);
  if (typeof send !== 'function') return;
  const query = (first: unknown, ...rest: unknown[]): unknown => Reflect.apply(send, client, [unnamed(first), ...rest]);
  Object.assign(client, { query });
};
