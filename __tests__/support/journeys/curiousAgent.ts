import { behavior } from '../../../server/database/tables/workTables';
import type { JourneyRig, JourneyCase, JourneyUser } from './journeyRig';

const ago = (days: number, seconds = 0): Date => new Date(Date.now() - days * 86_400_000 - seconds * 1000);

/** An agent who looked at many numbers today and came from a new address; on the days before at few. */
export async function curiousAgent(
  { database, institutionId }: JourneyRig,
  user: JourneyUser,
  one?: JourneyCase,
): Promise<void> {
  const row = {
    institutionId,
    userId: user.id,
    type: 'revealPhone',
    loanNo: one?.loanNo ?? null,
    detail: 'mobilePhone',
    socketIp: '10.0.0.7',
  };
  await database
    .insert(behavior)
    .values([
      ...[10, 12, 14].map((days) => ({ ...row, createdAt: ago(days) })),
      ...Array.from({ length: 44 }, (_, place) => ({ ...row, createdAt: ago(0, place) })),
      { ...row, type: 'openCase', detail: null, socketIp: '10.7.7.7', createdAt: ago(0, 50) },
    ]);
}
