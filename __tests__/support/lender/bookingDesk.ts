import { readCase, makeCase, type Cells, type StoredTask } from '../cases/cases';
import { wrongLedgers } from '../money/ledger';
import { freshDatabase, type TestDatabase } from '../server/database';
import { makeGroup, makeInstitution, makeUser } from '../server/people';
import { type EventRow, newReference, tell, wrongSums } from './lenderRig';

/** Time of the desk's events: noon of 11 March in Mexico City. */
export const TOLD = new Date('2026-03-11T18:00:00Z');
const IMPORTED = new Date('2026-03-09T18:00:00Z');

/** An institution whose lender tells of its loans. */
export interface BookingDesk extends TestDatabase {
  readonly institutionId: number;
  readonly agentId: number;
  /** A case of 100.00 due, held by the agent or somebody else. */
  readonly fresh: (cells?: Cells, holder?: number) => Promise<StoredTask>;
  readonly book: (...rows: EventRow[]) => Promise<void>;
  readonly caseOf: (of: StoredTask) => Promise<StoredTask>;
  readonly makeAgent: () => Promise<number>;
  /** After each test: the money must add up, and the books of all loans agree. */
  readonly afterTest: () => Promise<void>;
}

/** Opens it; `beforeAll(async () => { desk = await openBookingDesk(); })`. */
export const openBookingDesk = async (): Promise<BookingDesk> => {
  const scratch = await freshDatabase();
  const { database } = scratch;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const makeAgent = () => makeUser(database, { institutionId, groupId });
  const agentId = await makeAgent();
  return {
    ...scratch,
    institutionId,
    agentId,
    makeAgent,
    fresh: (cells = {}, holder = agentId) =>
      makeCase(database, {
        institutionId,
        agentId: holder,
        now: IMPORTED,
        cells: { due_amount: '100', contract_amount: '80', ...cells },
      }),
    book: (...rows) => tell(database, { institutionId, now: TOLD, rows }),
    caseOf: ({ loanNo }) => readCase(database, loanNo),
    afterTest: async () => {
      const wrong = [...(await wrongSums(database, institutionId)), ...(await wrongLedgers(database))];
      if (wrong.length > 0) throw new Error(`books that do not agree: ${JSON.stringify(wrong)}`);
    },
  };
};

/** A row of the lender's file about a case's loan. */
export const toldOf = ({ loanNo }: StoredTask, kind: string, cells: Cells = {}): EventRow => ({
  reference: newReference(),
  kind,
  loan_no: loanNo,
  value_time: '2026-03-11 10:00',
  ...cells,
});

/** Its reference. */
export const getReference = (row: EventRow): string => row['reference'] ?? '';
