import { minorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import { queue } from '../../../server/database/tables/organisationTables';
import { BOARD_NOON, BoardHouse } from './boardHouse';
import { contactsOf, type StoredTask } from '../cases/cases';

/** A day at the board house, and its cases by name. */
export interface BoardScene {
  readonly house: BoardHouse;
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
  const house = await BoardHouse.open();
  const selfOf = async (name: string): Promise<string> => {
    const [self] = await contactsOf(house.server.database, at(name));
    return String(self?.id);
  };
  const { database } = house.server;
  const made = { institutionId: house.institutionId, code: 'Q1', name: 'Early', type: 'manual' as const };
  const [row] = await database.insert(queue).values(made).returning();
  const queueId = row?.id ?? 0;
  house.clock.now = new Date(BOARD_NOON.getTime() - 86_400_000);
  for (const name of ['first', 'second', 'third']) held[name] = await house.case('ana', { product_category: 'Micro' });
  held['bens'] = await house.case('ben', { device: 'android' });
  held['souths'] = await house.case('cruz');
  held['withdrawn'] = await house.case('cruz');
  await house.record('ana', at('third'), { callStatus: 'CNCT', callResult: 'PTP', contactId: await selfOf('third') });
  await house.deduct('ben', at('bens'), 11);
  house.pass(3);
  await house.deduct('ben', at('bens'), 13);
  house.clock.now = BOARD_NOON;
  held['fresh'] = await house.case('ana');
  await database
    .update(task)
    .set({ queueId })
    .where(eq(task.id, at('first').id));
  await house.record('ana', at('first'), {
    callStatus: 'CNCT',
    callResult: 'PTP',
    contactId: await selfOf('first'),
    promisedAmount: 100,
  });
  await house.record('ana', at('first'), { callStatus: 'NOA', callResult: 'RETRY' });
  await house.record('ana', at('second'), { callStatus: 'CNCT', callResult: 'PTP', type: '05' });
  await house.record('ana', at('fresh'), {
    callStatus: 'CNCT',
    callResult: 'NORLVT',
    contactId: await selfOf('fresh'),
  });
  await house.record('ben', at('bens'), {});
  house.pass(0.1);
  await house.deduct('ana', at('first'), 150);
  const failed = { loanId: at('first').loanId, taskId: at('first').id, agentId: house.idOf('ana'), type: '4' as const };
  await database.insert(payLog).values({
    ...failed,
    institutionId: house.institutionId,
    amount: minorUnits(7000),
    status: '1',
    opAt: house.clock.now,
  });
  await house.deduct('cruz', at('souths'), 40);
  await house.settleCase(at('souths'));
  // It ended, but nobody paid it.
  await house.settleCase(at('withdrawn'));
  await database
    .update(task)
    .set({ status: 'C40' })
    .where(eq(task.id, at('withdrawn').id));
  return { house, queueId, at };
}
