import type { Database } from '../../database/connect';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Caller } from '../../kernel/caller';
import { addTrail } from '../trail/trailStore';

/** Call of a program with its outcome. */
export interface KeyCall {
  /** Method and route pattern. */
  readonly call: string;
  /** Result code. */
  readonly code: string;
  readonly now: Date;
}

/** Writes an audit entry for a call with an API key, whatever its outcome (TR-02); calls without a key have none. */
export async function recordKeyCall(
  database: Database,
  caller: Caller | undefined,
  { call, code: outcome, now }: KeyCall,
): Promise<void> {
  if (caller?.apiKeyId === undefined) return;
  const { institutionId, userId, apiKeyId, name } = caller;
  const detail = { key: name, keyId: apiKeyId, call };
  await inTenantTransaction(database, 'open', (tx) =>
    addTrail(tx, { institutionId, userId, loginLogId: null, event: 'keyCall', outcome, detail, now }),
  );
}
