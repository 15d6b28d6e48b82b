import { eq } from 'drizzle-orm';
import { collectionLog, loan, task } from '../../../server/database/tables/caseTables';
import { userGroup } from '../../../server/database/tables/organizationTables';
import { publishAnnouncement } from '../../../server/modules/announcements/announcements';
import type { JourneyRig, JourneyCase } from '../journeys/journeyRig';
import { furnishCase } from './furnishCase';
import type { People } from './sight';

/** An agent, the leader of the agent's group, an administrator and an auditor, all of one institution. */
async function furnishPeople(rig: JourneyRig): Promise<People> {
  const [group] = await rig.database
    .insert(userGroup)
    .values({ institutionId: rig.institutionId, name: `Ñ ${rig.tag}` })
    .returning({ id: userGroup.id });
  const groupId = group?.id ?? null;
  return {
    agent: await rig.user({ longAging: true, groupId }),
    leader: await rig.user({ role: 'leader', groupId }),
    admin: await rig.user({ role: 'admin' }),
    auditor: await rig.user({ role: 'auditor' }),
  };
}

/** Creates an agent with cases at every stage, logs, long texts and an announcement, and superiors: enough to fill every screen. */
export async function furnish(rig: JourneyRig): Promise<{ people: People; one: JourneyCase }> {
  const people = await furnishPeople(rig);
  const user = people.agent;
  const cases = await rig.cases(user, 18, { long_aging: 'true' });
  const [one] = cases;
  if (!one) throw new Error('no case was made');
  const { database, institutionId } = rig;
  const statuses = ['C00', 'C01', 'C10', 'C20', 'C30', 'C31', 'C32', 'C40', 'C50'] as const;
  const results = ['LC', 'RETRY', 'RPD', 'PTP', 'DTP', 'WTP', 'PTCPST', 'PTN', 'NORLVT'];
  const now = new Date();
  for (const [place, { id }] of cases.entries()) {
    const called = {
      lastCallResult: results[place % 9] ?? 'LC',
      lastCallAt: now,
      lastFollowUpAt: now,
      lastCallAgent: user.name,
    };
    const willingness = (['high', 'medium', 'low', 'unknown'] as const)[place % 4] ?? 'low';
    await database
      .update(task)
      .set({ ...called, willingness, status: statuses[place % 9] ?? 'C00' })
      .where(eq(task.id, id));
  }
  await database
    .update(loan)
    .set({ loanTime: now, lastOpenedAt: now, lastRepaymentPageAt: now })
    .where(eq(loan.id, one.loanId));
  const line = {
    institutionId,
    taskId: one.id,
    agentId: user.id,
    creatorName: user.name,
    channel: '01' as const,
    createdAt: now,
  };
  await database.insert(collectionLog).values([
    {
      ...line,
      callStatus: 'CNCT',
      callResult: 'PTCPST',
      contactRelation: 'R02',
      contactName: 'Esposa 1',
      contactPhone: '******1000',
      remarks: '¡Ñandú! 1234',
      nextFollowUpAt: now,
    },
    { ...line, callStatus: 'NULL', callResult: 'LC', remarks: null },
  ]);
  await furnishCase(rig, { user, one, now });
  await rig.telling((tx, tell) =>
    publishAnnouncement(
      { tx, publish: tell, now },
      {
        institutionId,
        forUserId: user.id,
        name: 'Ñandú',
        idNo: '12***34',
        irregularities: '¡1!',
        processResult: '¡2!',
        content: '¡3! '.repeat(20),
      },
    ),
  );
  return { people, one };
}
