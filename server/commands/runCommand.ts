import { type OpenedDatabase, openDatabase, type LogMessage } from '../database/openDatabase';
import { type Disposables, stopAll } from '../kernel/stopAll';
import { takeOwnerUrl } from '../settings/databaseSettings';
import { readSettings } from '../settings/settings';
import { inspect } from 'node:util';
import { getOperatorMessage } from '../kernel/operatorError';

/** Opens the database that a command's environment names. */
export const openConfiguredDatabase = (stops: Disposables, say: LogMessage): Promise<OpenedDatabase> =>
  openDatabase({ settings: readSettings(process.env), ownerUrl: takeOwnerUrl(process.env), stops, say });

/** Runs an operator's command: reports an error in one line and the exit code, and closes all resources. */
export async function runCommand(main: (stops: Disposables) => Promise<unknown>): Promise<void> {
  const stops: Disposables = [];
  try {
    await main(stops);
  } catch (error) {
    process.stderr.write(`${getOperatorMessage(error) ?? inspect(error)}\n`);
    process.exitCode = 1;
  } finally {
    await stopAll(stops);
  }
}
