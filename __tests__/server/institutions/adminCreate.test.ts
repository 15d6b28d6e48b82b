import { spawn } from 'node:child_process';
import { appUser, institution } from '../../../server/database/tables/organizationTables';
import { ONE_TIME_PASSWORD_LIFE_MS } from '@/contract/ourLimits';
import * as z from 'zod/mini';
import {
  createFirstAdministrator,
  firstAdministrator,
  type FirstAdministrator,
} from '../../../server/modules/institutions/firstAdministrator';
import { verifyPassword } from '../../../server/security/passwords';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { atTerminal, hasPseudoTerminal, type PseudoTerminal } from '../../support/server/pseudoTerminal';
import { serverProgram } from '../../support/server/serverProgram';

let empty: TestDatabase;

beforeAll(async () => {
  empty = await freshDatabase();
});
afterAll(() => empty.drop());

const OPTIONS = {
  institution: 'ACME',
  'institution-name': 'Acme Cobranza',
  currency: 'CLP',
  'time-zone': 'America/Santiago',
  username: 'ana',
  email: 'ana@acme.example',
  name: 'Ana Ruiz',
};

/** Runs `npm run admin:create` as an operator does. */
const run = (password: string): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const options = Object.entries(OPTIONS).flatMap(([name, value]) => [`--${name}`, value]);
    const child = spawn(process.execPath, serverProgram('adminCreate', ...options, '--password-stdin'), {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: empty.url },
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    child.once('close', (code) => resolve({ code, said }));
    child.stdin.end(`${password}\n`);
  });

test('GE-06 the command makes the first administrator of an empty production database', async () => {
  const refused = await run('short');
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('password')]);
  const made = await run('Good-pass-1');
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('ana can sign in')]);
  const [ana] = await empty.database.select().from(appUser);
  expect(ana).toMatchObject({ username: 'ana', email: 'ana@acme.example', role: 'admin', enabled: true });
  // An operator who leaves no traces in a shell still knows it: a one-time one, as every password that somebody else made (6.4.1).
  expect(ana?.mustChangePassword).toBe(true);
  expect(ana?.oneTimePasswordUntil?.getTime()).toBeGreaterThan(Date.now() + ONE_TIME_PASSWORD_LIFE_MS - 60_000);
  expect(await verifyPassword(ana?.passwordHash, 'Good-pass-1')).toBe(true);
  expect(await empty.database.select().from(institution)).toMatchObject([
    { code: 'ACME', currency: 'CLP', currencyDigits: 0 },
  ]);
});

const FIRST = '(8 to 14 characters):';
const AGAIN = 'The same again:';
const ENTER = '\r';
const CONTROL_C = '\u0003';

/** Runs the command in a terminal; it prompts for missing options. */
const atKeyboard = (options: Record<string, string>): PseudoTerminal => {
  const words = Object.entries(options).map(([name, value]) => `--${name} '${value}'`);
  const command = `'${process.execPath}' ${serverProgram('adminCreate', ...words).join(' ')}`;
  return atTerminal(command, { NODE_ENV: 'production', DATABASE_URL: empty.url, LANG: 'C.UTF-8' });
};
const SECOND = { ...OPTIONS, institution: 'TERM', username: 'teresa', email: 'teresa@term.example' };
/* oxlint-disable jest/no-standalone-expect, jest/valid-title, jest/expect-expect -- atATerminal is `test`, or `test.todo` where there is no pseudo-terminal */
const atATerminal = hasPseudoTerminal()
  ? (title: string, steps: () => Promise<void>): void => test(title, steps, 60_000)
  : (title: string): void => test.todo(`${title} (left out: no \`script\` of util-linux here)`);

atATerminal('GE-06 at a terminal the password is typed twice and never shown', async () => {
  const { username, ...given } = SECOND;
  const terminal = atKeyboard(given);
  await terminal.answer("The administrator's username:", username + ENTER);
  await terminal.answer(FIRST, `Hidden-pw-1${ENTER}`);
  await terminal.answer(AGAIN, `Hidden-pw-1${ENTER}`);
  expect(await terminal.ended).toBe(0);
  expect(terminal.screen()).toContain('teresa can sign in');
  expect(terminal.screen()).not.toContain('Hidden-pw');
  const made = (await empty.database.select().from(appUser)).find((user) => user.username === 'teresa');
  expect(await verifyPassword(made?.passwordHash, 'Hidden-pw-1')).toBe(true);
});

atATerminal('GE-06 two passwords that differ, and Ctrl+C, make nobody', async () => {
  const before = await empty.database.$count(appUser);
  const options = { ...SECOND, institution: 'NONE', username: 'nobody', email: 'nobody@term.example' };
  const differing = atKeyboard(options);
  await differing.answer(FIRST, `Hidden-pw-1${ENTER}`);
  await differing.answer(AGAIN, `Hidden-pw-2${ENTER}`);
  expect([await differing.ended, differing.screen()]).toEqual([1, expect.stringContaining('The two passwords differ')]);
  const left = atKeyboard(options);
  await left.answer(FIRST, `Hidden${CONTROL_C}`);
  expect([await left.ended, left.screen()]).toEqual([1, expect.stringContaining('nothing was made')]);
  expect(differing.screen() + left.screen()).not.toContain('Hidden');
  expect(await empty.database.$count(appUser)).toBe(before);
});
/* oxlint-enable jest/no-standalone-expect, jest/valid-title, jest/expect-expect */

const wanted = (code: string, username: string): FirstAdministrator => ({
  institution: code,
  institutionName: code,
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
  username,
  email: `${username}@example.test`,
  name: username,
  password: 'Good-pass-1',
});

const create = (administrator: FirstAdministrator) =>
  empty.database.transaction((tx) => createFirstAdministrator(tx, administrator, new Date()));

test('GE-06 an institution gets one first administrator, and nobody gets the name of somebody else', async () => {
  await create(wanted('ONE', 'first'));
  await expect(create(wanted('ONE', 'second'))).rejects.toThrow('has an administrator already');
  await expect(create(wanted('TWO', 'FIRST'))).rejects.toThrow('belongs to somebody already');
  await create(wanted('TWO', 'second'));
  const codes = (await empty.database.select().from(institution)).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['ONE', 'TWO']));
});

test('GE-06 what is no currency, time zone, e-mail address or password of 8 to 14 characters is refused', () => {
  const mistakes = { currency: 'pesos', timeZone: 'Moon/Base', email: 'ana', password: 'x'.repeat(15) };
  const result = z.safeParse(firstAdministrator, { ...wanted('ONE', 'first'), ...mistakes });
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual(['currency', 'timeZone', 'email', 'password']);
});
