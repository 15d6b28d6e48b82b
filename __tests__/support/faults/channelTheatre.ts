import { eq, inArray } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { lenderKey } from '../../../server/database/tables/lenderTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { caseCells, getCsv, importText, type StoredTask } from '../cases/cases';
import { openPayingHouse, type PayingHouse } from '../money/payingHouse';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../server/people';
import { startApp, type TestServer } from '../server/server';

/** A server on a port with a payment channel over HTTP, and cases of 100.00 to work on. */
export interface ChannelTheatre {
  readonly server: TestServer;
  /** Port of the server. */
  readonly port: number;
  readonly house: PayingHouse;
  readonly institutionId: number;
  /** Institution and key that sign the channel's callbacks. */
  readonly institutionCode: string;
  readonly secret: string;
  readonly agent: SignedIn;
  readonly held: readonly StoredTask[];
  /** A clock that goes on from 10 March 2026. */
  readonly now: () => Date;
  readonly close: () => Promise<void>;
}

/** Half past six in the evening of 10 March in Mexico City. */
const START = new Date('2026-03-11T00:30:00Z');
const SECRET = 'key-of-this-run';
/** All times of asking again are shortened to it. */
const TEMPO = '0.1';

/** Opens it with so many cases. */
export async function openChannelTheatre(cases: number): Promise<ChannelTheatre> {
  const begun = Date.now();
  const now = () => new Date(START.getTime() + Date.now() - begun);
  const house = await openPayingHouse();
  const environment = { PAYMENT_CHANNEL: 'http', PAYMENT_CHANNEL_URL: house.url, PAYMENT_TEMPO: TEMPO };
  const server = await startApp({ now, environment });
  const { database, app } = server;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  const institutionId = await makeInstitution(database);
  await database.insert(lenderKey).values({ institutionId, secret: SECRET, actorName: 'Ada', createdAt: now() });
  const [of] = await database.select().from(institution).where(eq(institution.id, institutionId));
  const userId = await makeUser(database, { institutionId, role: 'admin' });
  const rows = Array.from({ length: cases }, () =>
    caseCells({ due_amount: '100', contract_amount: '100', deduction_account: '012345678901234567' }),
  );
  await importText(database, { institutionId, text: getCsv(rows), now: now() });
  const numbers = rows.map((row) => row['loan_no'] ?? '');
  return {
    server,
    port: typeof address === 'object' ? address.port : 0,
    house,
    institutionId,
    institutionCode: of?.code ?? '',
    secret: SECRET,
    agent: await signInAs(database, userId, { now: now() }),
    held: await database.select().from(task).where(inArray(task.loanNo, numbers)),
    now,
    close: async () => {
      house.close();
      await server.close();
    },
  };
}
