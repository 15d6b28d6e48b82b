import type { TrailLogin, TrailRow } from '@/contract/entities/users/trail';
import { serializeTime } from '../../values/wire';
import type { StoredLogin, StoredTrailRow } from './trailLoginStore';

function getFacts(detail: string | null): { client: string | null; ip: string | null } {
  const { client, ip }: { client?: unknown; ip?: unknown } = JSON.parse(detail ?? '{}');
  return { client: typeof client === 'string' ? client : null, ip: typeof ip === 'string' ? ip : null };
}

/** Serializes a sign-in. */
export const serializeLogin = (row: StoredLogin): TrailLogin => ({
  userLoginLogId: row.id,
  at: serializeTime(new Date(row.at)),
  userId: row.user_id,
  username: row.username,
  name: row.name,
  result: row.result,
  ...getFacts(row.detail),
  faceFailures: Number(row.failures),
  entries: Number(row.entries),
  endedBy: row.ended_by,
});

function saidAt(detail: string | null): string | null {
  const { ts }: { ts?: unknown } = JSON.parse(detail ?? '{}');
  return typeof ts === 'string' ? ts : null;
}

/** Serializes an audit log row. */
export const serializeTrailRow = ({
  seq,
  at,
  source,
  event,
  outcome,
  fromState,
  toState,
  code,
  page,
  pageSeq,
  detail,
  hash,
}: StoredTrailRow): TrailRow => ({
  seq,
  at: serializeTime(at),
  source,
  event,
  outcome,
  from: fromState,
  to: toState,
  code,
  page,
  pageSeq,
  saidAt: source === 'browser' ? saidAt(detail) : null,
  detail,
  hash,
});
