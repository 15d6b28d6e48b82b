import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { institution } from '../../../server/database/tables/organizationTables';
import { caseCells, getCsv } from '../../support/cases/cases';
import type { TestDatabase } from '../../support/server/database';
import { freshDatabase } from '../../support/server/database';
import { makeInstitution } from '../../support/server/people';
import { serverProgram } from '../../support/server/serverProgram';

let scratch: TestDatabase;
let institutionId: number;
let folder: string;

beforeAll(async () => {
  scratch = await freshDatabase();
  institutionId = await makeInstitution(scratch.database);
  folder = mkdtempSync(path.join(tmpdir(), 'saldo-import-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await scratch.drop();
});

const command = (...args: string[]) =>
  spawnSync(process.execPath, serverProgram('casesImport', ...args), {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: scratch.url, NODE_ENV: '' },
  });
const file = (text: string): string => {
  const name = path.join(folder, 'cases.csv');
  writeFileSync(name, text);
  return name;
};

test('npm run cases:import says how many came in, and where they stay if not', async () => {
  const [{ code } = { code: '' }] = await scratch.database
    .select()
    .from(institution)
    .where(eq(institution.id, institutionId));
  const row = caseCells();
  const done = command(file(getCsv([row])), '--institution', code);
  expect(done).toMatchObject({ status: 0, stderr: '' });
  expect(done.stdout).toContain(`1 cases imported into ${code}`);
  const again = command(file(getCsv([row])), '--institution', code);
  expect(again).toMatchObject({ status: 1, stdout: '' });
  expect(again.stderr).toContain('row 2, loan_no: has an open case already');
}, 60_000);

test('npm run cases:import: a missing file and a missing argument are one clear line each, without a stack', () => {
  const absent = command(path.join(folder, 'absent.csv'));
  expect(absent.status).toBe(1);
  expect(absent.stderr.trim().split('\n')).toEqual([expect.stringContaining('absent.csv does not exist')]);
  const nothing = command();
  expect(nothing.status).toBe(1);
  expect(nothing.stderr).toContain('Usage: npm run cases:import');
}, 60_000);
