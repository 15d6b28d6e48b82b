import { parseArgs } from 'node:util';
import { OperatorError } from '../kernel/operatorError';

/** Arguments of a command that reads a file. */
export interface FileAsked {
  readonly file: string;
  /** Code of the institution; required if there are several. */
  readonly institution: string | undefined;
}

/** Reads `FILE [--institution CODE]`; anything else is an OperatorError with the usage. */
export function fileAsked(usage: string): FileAsked {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { institution: { type: 'string' } } });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, institution: values.institution };
  } catch {
    // Unknown option: print the usage.
  }
  throw new OperatorError(usage);
}
