import { inspect } from 'node:util';
import { operatorMessage } from '../kernel/operatorError';
import { stopAll, type Disposables } from '../kernel/stopAll';

/** Runs an operator's command to its end: a fault is told in one line and by the exit code, and what was opened is closed. */
export async function runCommand(main: (stops: Disposables) => Promise<unknown>): Promise<void> {
  const stops: Disposables = [];
  try {
    await main(stops);
  } catch (error) {
    process.stderr.write(`${operatorMessage(error) ?? inspect(error)}\n`);
    process.exitCode = 1;
  } finally {
    await stopAll(stops);
  }
}
