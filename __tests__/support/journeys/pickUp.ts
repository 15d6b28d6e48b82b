import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import { phoneCall } from '../../../server/database/tables/callTables';
import type { JourneyRig, JourneyUser } from './journeyRig';

/** The newest call about a case. */
export async function newestCall(database: Database, taskId: number) {
  const calls = await database
    .select()
    .from(phoneCall)
    .where(eq(phoneCall.taskId, taskId))
    .orderBy(desc(phoneCall.id))
    .limit(1);
  return calls[0];
}

/** The person at the other end takes the call: one of the test's own takes the place of that which only rings. */
export async function pickUp(rig: JourneyRig, user: JourneyUser, taskId: number): Promise<void> {
  const rings = await newestCall(rig.database, taskId);
  if (!rings) throw new Error('no call was made');
  const now = new Date();
  const { id: _id, ...same } = rings;
  const callId = await rig.database.transaction(async (tx) => {
    await tx.update(phoneCall).set({ state: 'ended', endedAt: now }).where(eq(phoneCall.id, rings.id));
    const answered = { state: 'connected', callStatus: 'CNCT', startedAt: now, connectedAt: now } as const;
    const [made] = await tx
      .insert(phoneCall)
      .values({ ...same, ...answered })
      .returning();
    return made?.id;
  });
  await rig.telling(async (_, tell) =>
    tell(
      { institutionId: rig.institutionId, userIds: [user.id] },
      { type: 'dial', taskId: String(taskId), callId: String(callId), state: 'connected' },
    ),
  );
}
