import type { Client } from 'pg';
import { withClient } from '../database/connect';
import { takeOwnerUrl } from '../settings/databaseSettings';
import { OperatorError } from '../kernel/operatorError';

const NO_SOURCE =
  'Set DATABASE_OWNER_URL, or name the database of this cell with --from. The embedded PostgreSQL cannot take part.';

/** Connects to the databases of two cells: this one's (`from`, else the owner's of the settings) and another one's. */
export const withCells = (
  { from, to }: { readonly from: string | undefined; readonly to: string },
  work: (ends: { readonly source: Client; readonly target: Client }) => Promise<void>,
): Promise<void> => {
  const sourceUrl = from ?? takeOwnerUrl(process.env) ?? process.env['DATABASE_URL'];
  if (sourceUrl === undefined || sourceUrl === '') throw new OperatorError(NO_SOURCE);
  return withClient(sourceUrl, (source) => withClient(to, (target) => work({ source, target })));
};
