import { withClient } from '../../../server/database/connect';
import { askAll } from '../../support/enumeration/askAll';
import { startWalk, type Walk } from '../../support/enumeration/startWalk';
import { getReads, listTenantTables } from '../../support/server/spreadStatements';
import { type NotedStatement, noteStatements } from '../../support/server/statements';

/**
 * Reads with the server's own rights that name no institution, each with its reason. On a partitioned database they read every partition
 * or an unpartitioned table.
 */
const OF_ALL: Readonly<Record<string, string>> = {
  session: 'a session is known by its cookie or number before its institution is',
  app_user: 'a user is known by the name or number before the institution is; names are unique over all',
  permission_grant: 'with the user of a session',
  liveness_attempt: 'of a user who signs in, whose institution is not read yet',
  provider_check: 'old ones are swept over all institutions',
  system_setting: 'settings of the whole system stand beside those of institutions',
  trail_entry: 'the heads of all chains are anchored together',
  approval: 'requests whose time is over end in all institutions',
  case_load: 'a worker sums the changes of the counts in all institutions',
  binding_operation: 'a worker looks for work in all institutions',
  case_hold: 'holds whose last day is over end in all institutions',
  law_replay: 'a worker looks for work in all institutions',
  lender_event: 'a worker looks for work in all institutions',
  pay_log: 'a worker looks for deductions that are due to be asked about, by the index pay_log_ask',
  phone_call: 'calls that a dead server left behind end in all institutions',
  repayment_code: 'a worker looks for codes that are due to be asked about, by the index repayment_code_ask',
  sms: 'a worker looks for waiting messages, by the index sms_state',
  task: 'a worker looks for extensions that have passed, by the index task_extended',
  bulk_message: 'a worker looks for work in all institutions',
  user_operation: 'a worker looks for work in all institutions',
};

let walk: Walk;
let noted: readonly NotedStatement[];

beforeAll(async () => {
  walk = await startWalk();
  const statements = noteStatements();
  await askAll(walk);
  statements.stop();
  noted = statements.noted();
}, 300_000);
afterAll(() => walk.end());

/** Returns reads without an institution. Calls count only for joins: row-level security adds the condition to a single table. */
const looseIn = (which: boolean): Promise<{ text: string; loose: readonly string[] }[]> =>
  withClient(walk.server.url, async (client) => {
    const tables = await listTenantTables(client);
    const found: { text: string; loose: readonly string[] }[] = [];
    for (const { text } of noted.filter(({ isWalled }) => isWalled === which)) {
      const { sources, loose } = await getReads(client, text, tables);
      if (loose.length > 0 && !(which && sources === 1)) found.push({ text, loose });
    }
    return found;
  });

test('SC-01 RO-01 whatever a call joins is joined within an institution', async () => {
  expect(noted.filter(({ isWalled }) => isWalled).length).toBeGreaterThan(500);
  expect(await looseIn(true)).toEqual([]);
}, 120_000);

test('SC-01 RO-01 what the server reads of all institutions has its reason', async () => {
  const found = await looseIn(false);
  expect(found.filter(({ loose }) => loose.some((name) => !(name in OF_ALL)))).toEqual([]);
  expect(new Set(found.flatMap(({ loose }) => loose)).size).toBeGreaterThan(5);
}, 120_000);
