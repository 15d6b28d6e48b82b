import canonicalize from 'canonicalize';
import { loginLog } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import type { JourneyRig, JourneyUser } from './journeyRig';
import { failedFaceEvents, recordedRows } from '../trail/recordedRows';

/** A sign-in whose face check failed once, as app and server tell of it; gives its number. */
export async function failedSignIn({ database, institutionId }: JourneyRig, user: JourneyUser): Promise<number> {
  const now = new Date();
  const of = { institutionId, userId: user.id };
  const [log] = await database
    .insert(loginLog)
    .values({ ...of, client: 'main', outcome: 'livenessFailed', ip: '10.1.2.3', veins: 'test', createdAt: now })
    .returning();
  const loginLogId = log?.id ?? 0;
  const row = { ...of, loginLogId, at: now };
  const server = { ...row, source: 'server' as const };
  const detail = JSON.stringify({ client: 'main', ip: '10.1.2.3' });
  const told = recordedRows(failedFaceEvents(String(loginLogId)), { at: now.getTime() - 9000 });
  await database.insert(trailEntry).values([
    { ...server, event: 'signIn', outcome: 'livenessPending', detail },
    ...told.map((each) => ({
      ...row,
      source: 'browser' as const,
      event: each.event.type,
      outcome: each.outcome,
      fromState: each.from,
      toState: each.to,
      code: each.code,
      page: each.sid,
      pageSeq: each.seq,
      detail: canonicalize(each) ?? null,
    })),
    {
      ...server,
      event: 'faceCheck',
      outcome: 'failed',
      detail: JSON.stringify({ kind: 'camera', verdict: 'noFace', attempt: 1 }),
    },
    { ...server, event: 'faceCheckEnded', outcome: 'livenessFailed' },
  ]);
  return loginLogId;
}
