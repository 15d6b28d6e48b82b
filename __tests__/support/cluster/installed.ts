import { accessSync, constants } from 'node:fs';
import path from 'node:path';

// Debian puts servers where an ordinary account does not look.
const PLACES = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of a system program; undefined if it is not installed. */
export const installed = (program: string): string | undefined =>
  PLACES.map((place) => path.join(place, program)).find(isExecutable);
