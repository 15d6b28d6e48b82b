import { toMinorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import { queue } from '../../../server/database/tables/organizationTables';
import { BOARD_NOON, BoardRig } from './boardRig';
import { getContacts, type StoredTask } from '../cases/cases';

/** A day at the board rig, and its cases by name. */
export interface BoardScene {
  readonly rig: BoardRig;
  readonly queueId: number;
  readonly at: (name: string) => StoredTask;
}

/** A morning: Ana keeps one promise of two and broke one yesterday; Ben was paid yesterday before and after noon; of Cruz’s cases one is paid off and one withdrawn. */
export async function openBoardScene(): Promise<BoardScene> {
  const held: Record<string, StoredTask> = {};
  const at = (name: string): StoredTask => {
    const found = held[name];
    if (!found) throw new Error(`there is no case ${name}`);
    return found;
  };
  const rig = await BoardRig.open();
  const selfOf = async (name: string): Promise<string> => {
    const [self] = await getContacts(rig.server.database, at(name));
    return String(self?.id);
  };
  const { database } = rig.server;
  const made = { institutionId: rig.institutionId, code: 'Q1', name: 'Early', type: 'manual' as const };
  const [row] = await database.insert(queue).values(made).returning();
  const queueId = row?.id ?? 0;
  rig.clock.now = new Date(BOARD_NOON.getTime() - 86_400_000);
  for (const name of ['first', 'second', 'third']) held[name] = await rig.case('ana', { product_category: 'Micro' });
  held['bens'] = await rig.case('ben', { device: 'android' });
  held['souths'] = await rig.case('cruz');
  held['withdrawn'] = await rig.case('cruz');
  await rig.record('ana', at('third'), { callStatus: 'CNCT', callResult: 'PTP', contactId: await selfOf('third') });
  await rig.deduct('ben', at('bens'), 11);
  rig.pass(3);
  await rig.deduct('ben', at('bens'), 13);
  rig.clock.now = BOARD_NOON;
  held['fresh'] = await rig.case('ana');
  await database
    .update(task)
    .set({ queueId })
    .where(eq(task.id, at('first').id));
  await rig.record('ana', at('first'), {
    callStatus: 'CNCT',
    callResult: 'PTP',
    contactId: await selfOf('first'),
    promisedAmount: 100,
  });
  await rig.record('ana', at('first'), { callStatus: 'NOA', callResult: 'RETRY' });
  await rig.record('ana', at('second'), { callStatus: 'CNCT', callResult: 'PTP', type: '05' });
  await rig.record('ana', at('fresh'), {
    callStatus: 'CNCT',
    callResult: 'NORLVT',
    contactId: await selfOf('fresh'),
  });
  await rig.record('ben', at('bens'), {});
  rig.pass(0.1);
  await rig.deduct('ana', at('first'), 150);
  const failed = { loanId: at('first').loanId, taskId: at('first').id, agentId: rig.idOf('ana'), type: '4' as const };
  await database.insert(payLog).values({
    ...failed,
    institutionId: rig.institutionId,
    amount: toMinorUnits(7000),
    status: '1',
    opAt: rig.clock.now,
  });
  await rig.deduct('cruz', at('souths'), 40);
  await rig.settleCase(at('souths'));
  // It ended, but nobody paid it.
  await rig.settleCase(at('withdrawn'));
  await database
    .update(task)
    .set({ status: 'C40' })
    .where(eq(task.id, at('withdrawn').id));
  return { rig, queueId, at };
}
