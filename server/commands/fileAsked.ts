import { parseArgs } from 'node:util';
import { OperatorError } from '../kernel/operatorError';

/** What a command that reads a file was called with. */
export interface FileAsked {
  readonly file: string;
  /** The institution's code; needed where there are several. */
  readonly institution: string | undefined;
}

/** Reads `FILE [--institution CODE]`; anything else is an OperatorError with the usage. */
export function fileAsked(usage: string): FileAsked {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { institution: { type: 'string' } } });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, institution: values.institution };
  } catch {
    // An unknown option: the usage says it all.
  }
  throw new OperatorError(usage);
}
