import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { getSharedSecret } from '../../../server/modules/signIn/signInFacade';
import { SEALED_BY_TABLE } from '../../../server/security/sealedColumns';
import { sealText, unsealText } from '../../../server/security/sealText';
import {
  type Cells,
  countInstitutions,
  makeCells,
  readStates,
  runCellCommand,
  serveCell,
} from '../../support/institutions/cellMove';
import type { TestDatabase } from '../../support/server/database';
import { untilNextLook } from '../../support/untilNextLook';

const CASES = 20;

let cells: Cells;

beforeEach(async () => {
  cells = await makeCells(CASES);
});
afterEach(() => cells.drop());

/** Returns true if a move waits for the end of running changes. */
const isWaitedFor = async ({ database }: TestDatabase): Promise<boolean> => {
  const { rows } = await database.execute(sql`
    select from pg_locks where relation = 'institution_move'::regclass and mode = 'AccessExclusiveLock' and not granted`);
  return rows.length > 0;
};

const readSecret = async ({ database }: TestDatabase): Promise<string> =>
  inTenantTransaction(database, 'open', (tx) => getSharedSecret(tx, 'secondFactors'));

test('CE-04 the secrets of authenticator apps are encrypted again with the secret of the other cell', async () => {
  const { source, target } = cells;
  const { purpose } = SEALED_BY_TABLE.second_factor;
  const sealed = sealText({ secret: await readSecret(source), purpose }, 'JBSWY3DPEHPK3PXP');
  await source.database.execute(sql`
    insert into second_factor (institution_id, user_id, kind, name, sealed_secret, created_at)
    select institution_id, id, 'totp', 'Phone', ${Buffer.from(sealed)}, now() from app_user where username = 'agent'`);
  expect(await runCellCommand('institutionMove', { from: source, to: target })).toMatchObject({ code: 0 });
  const { rows } = await target.database.execute<{ sealed: Buffer }>(sql`
    select sealed_secret as sealed from second_factor where name = 'Phone'`);
  const [row] = rows;
  expect(unsealText({ secret: await readSecret(target), purpose }, row?.sealed ?? Buffer.alloc(0))).toBe(
    'JBSWY3DPEHPK3PXP',
  );
});

test('CE-04 a move waits for running changes, and takes them along', async () => {
  const { source, target } = cells;
  const move = await inTenantTransaction(source.database, 'open', async (tx) => {
    await tx.execute(sql`update institution set name = 'Running' where code = 'MX'`);
    const moving = runCellCommand('institutionMove', { from: source, to: target });
    while (!(await isWaitedFor(source))) await untilNextLook();
    return { moving };
  });
  expect(await move.moving).toMatchObject({ code: 0 });
  const { rows } = await target.database.execute(sql`select name from institution where code = 'MX'`);
  expect(rows).toEqual([{ name: 'Running' }]);
});

test('CE-04 of two moves at the same time one moves the institution, and neither ends the freeze of the other', async () => {
  const { source, target } = cells;
  const move = () => runCellCommand('institutionMove', { from: source, to: target });
  const results = await Promise.all([move(), move()]);
  expect(results.map(({ code }) => code)).toEqual(expect.arrayContaining([0, 1]));
  expect(results.find(({ code }) => code === 1)?.output).toContain('MX has left this database.');
  expect([await readStates(source), await readStates(target)]).toEqual([['left'], []]);
});

test('CE-04 an audit chain that its anchors contradict does not move, and the institution goes on', async () => {
  const { source, target } = cells;
  const { rows } = await source.database.execute<{ id: string }>(sql`select id from institution where code = 'MX'`);
  const anchorFile = join(mkdtempSync(join(tmpdir(), 'saldo-anchors-')), 'heads.jsonl');
  writeFileSync(
    anchorFile,
    `${JSON.stringify({ institution: Number(rows[0]?.id), seq: 1, hash: '0'.repeat(64), time: new Date() })}\n`,
  );
  const refused = await runCellCommand('institutionMove', { from: source, to: target, anchorFile });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Row 1 of the audit chain') });
  expect([await readStates(source), await countInstitutions(target)]).toEqual([[], 0]);
  const home = await serveCell(source);
  expect((await home.save(await home.signIn(), 'goes on')).json()).toMatchObject({ code: '00' });
  await home.app.close();
});
