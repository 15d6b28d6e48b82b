// npm run password:reset -- --username ana
import { parseArgs } from 'node:util';
import { readDatabaseClock } from '../database/databaseClock';
import { OperatorError } from '../kernel/operatorError';
import type { Disposables } from '../kernel/stopAll';
import { resetByOperator } from '../modules/users/usersFacade';
import { openConfiguredDatabase, runCommand } from './runCommand';

const USAGE = `Usage: npm run password:reset -- --username NAME [--remove-factors]
  Gives somebody a one-time password and shows it this once: an auditor, whom no administrator may reset, or an administrator whom nobody else can help.
  --remove-factors: also removes the second factors and recovery codes, for somebody who has lost them.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const OPTIONS = { username: { type: 'string' }, 'remove-factors': { type: 'boolean', default: false } } as const;

function readOptions(): { readonly input: string; readonly removesFactors: boolean } {
  try {
    const { username, 'remove-factors': removesFactors } = parseArgs({ options: OPTIONS }).values;
    if (username !== undefined) return { input: username, removesFactors };
  } catch {
    // Unknown option: print the usage.
  }
  throw new OperatorError(USAGE);
}

const main = async (stops: Disposables): Promise<void> => {
  const reset = readOptions();
  const { database } = await openConfiguredDatabase(stops, say);
  const now = await readDatabaseClock(database);
  const { username, password, until } = await database.transaction((tx) => resetByOperator(tx, reset, now()));
  say(`One-time password of ${username}, shown this once: ${password}`);
  say(
    `It can be signed in with until ${until.toISOString()}; an own one is set then. All sessions of ${username} have ended.`,
  );
};

await runCommand(main);
