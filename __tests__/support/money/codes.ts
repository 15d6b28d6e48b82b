import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import type { StoredTask } from '../cases/cases';
import { untilNextLook } from '../untilNextLook';

/** Returns the codes of a case in order of their requests. */
export const getCodes = (database: Database, { id }: Pick<StoredTask, 'id'>) =>
  database.select().from(repaymentCode).where(eq(repaymentCode.taskId, id)).orderBy(asc(repaymentCode.id));

/** Resolves when something holds of the codes of a case; answers them. */
export const untilCodes = async (
  database: Database,
  held: Pick<StoredTask, 'id'>,
  holds: (codes: Awaited<ReturnType<typeof getCodes>>) => boolean,
): Promise<Awaited<ReturnType<typeof getCodes>>> => {
  for (;;) {
    const codes = await getCodes(database, held);
    if (holds(codes)) return codes;
    await untilNextLook();
  }
};

/** Resolves when the channel has been spoken with about all codes of a case that are wanted: from then on a test may put the clock forward. */
export const untilCodesAsked = (database: Database, held: Pick<StoredTask, 'id'>) =>
  untilCodes(database, held, (codes) => codes.every(({ askedAt, endedAt }) => askedAt !== null || endedAt !== null));

/** Resolves when the channel has issued or refused all requested codes of a case. */
export const untilCodesGiven = (database: Database, held: Pick<StoredTask, 'id'>) =>
  untilCodes(database, held, (codes) => codes.every(({ code, endedAt }) => code !== null || endedAt !== null));
