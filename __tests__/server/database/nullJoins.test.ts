import { eq, type SQL, sql } from 'drizzle-orm';
import { readInScope } from '../../../server/database/callTransaction';
import type { Transaction } from '../../../server/database/connect';
import { preparedQuery } from '../../../server/database/preparedQuery';
import { selectInPieces } from '../../../server/database/streamRows';
import { appUser, userGroup } from '../../../server/database/tables/organizationTables';
import { makeInstitution, makeUser } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let userId: number;

beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
  userId = await makeUser(server.database, { institutionId });
});
afterAll(() => server.close());

const userWithGroup = (tx: Transaction, condition: SQL) =>
  tx
    .select({ id: appUser.id, group: { id: userGroup.id, name: userGroup.name } })
    .from(appUser)
    .leftJoin(userGroup, eq(userGroup.id, appUser.groupId))
    .where(condition);

const findPrepared = preparedQuery('nullJoinTest', (tx) => userWithGroup(tx, eq(appUser.id, sql.placeholder('id'))));

const streamed = async (tx: Transaction) => {
  const rows: unknown[] = [];
  for await (const piece of selectInPieces(tx, userWithGroup(tx, eq(appUser.id, userId)))) rows.push(...piece);
  return rows;
};

const WAYS: Readonly<Record<string, (tx: Transaction) => Promise<readonly unknown[]>>> = {
  'a prepared query, first': (tx) => findPrepared(tx, { id: userId }),
  'a prepared query, again': (tx) => findPrepared(tx, { id: userId }),
  'a streamed query': streamed,
};

// The session copies a private property of drizzle-orm. If it is renamed, a missing row becomes an object of nulls.
test.each(Object.entries(WAYS))(
  'PC-03 RO-01 %s returns null for a row that a left join does not find',
  async (_, find) => {
    const rows = await readInScope(server.database, { institutionId }, find);
    expect(rows).toEqual([{ id: userId, group: null }]);
  },
);
