import { eq } from 'drizzle-orm';
import { toDecimal } from '@/contract/minor';
import type { Database } from '../../../server/database/connect';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { bookPaidCode } from '../../../server/modules/money/codeWorker';
import type { StoredTask } from '../cases/cases';

const now = () => new Date();

/** Simulates the channel's report that the newest code of a case was paid in full. */
export async function channelIsPaid(
  database: Database,
  { id, loanNo, institutionId }: Pick<StoredTask, 'id' | 'loanNo' | 'institutionId'>,
): Promise<void> {
  const row = (await database.select().from(repaymentCode).where(eq(repaymentCode.taskId, id))).at(-1);
  const [of] = await database.select().from(institution).where(eq(institution.id, institutionId));
  if (!row || !of) throw new Error('there is no code');
  const { currency, currencyDigits } = of;
  const amount = toDecimal(row.amount, currencyDigits).toFixed(currencyDigits);
  await bookPaidCode(
    { database, now },
    { row, loanNo, currency, currencyDigits, agentName: null },
    { said: 'paid', amount, paidAt: now(), reference: 'H-1' },
  );
}
