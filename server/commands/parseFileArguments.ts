import { Presets, SingleBar } from 'cli-progress';
import { parseArgs } from 'node:util';
import { OperatorError } from '../kernel/operatorError';

/** Shows a progress bar of the file's bytes with the number of rows on a terminal; elsewhere nothing. */
export function startProgress(bytes: number): SingleBar | undefined {
  if (!process.stdout.isTTY) return undefined;
  const bar = new SingleBar({ format: '  {bar} {percentage} %  {rows} rows', hideCursor: true }, Presets.rect);
  bar.start(bytes, 0, { rows: 0 });
  return bar;
}

/** Arguments of a command that reads a file. */
export interface FileArguments {
  readonly file: string;
  /** Code of the institution; required if there are several. */
  readonly institution: string | undefined;
}

/** Reads `FILE [--institution CODE]`; anything else is an OperatorError with the usage. */
export function parseFileArguments(usage: string): FileArguments {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { institution: { type: 'string' } } });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, institution: values.institution };
  } catch {
    // Unknown option: print the usage.
  }
  throw new OperatorError(usage);
}
