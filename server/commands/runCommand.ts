import { inspect } from 'node:util';
import { operatorMessage } from '../kernel/operatorError';
import { stopAll, type Disposables } from '../kernel/stopAll';

/** Runs an operator's command: reports an error in one line and the exit code, and closes all resources. */
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
