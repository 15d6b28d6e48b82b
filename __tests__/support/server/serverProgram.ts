import { join } from 'node:path';
import { folder } from '../../../config/serverTests/bundled.cjs';

/** A program of the server as an operator starts it, out of the bundle of the tests: arguments for Node itself. */
export const serverProgram = (name: string, ...args: readonly string[]): string[] => [
  '--enable-source-maps',
  join(folder, `${name}.js`),
  ...args,
];
