import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const copied = (change: (journal: Journal, folder: string) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-migrations-'));
  cpSync('server/database/migrations', folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  change(journal, folder);
  writeFileSync(file, JSON.stringify(journal));
  return folder;
};

/** The migrations of an earlier version: those before the one of that name. */
export const migrationsBefore = (name: string): string =>
  copied((journal) => {
    journal.entries = journal.entries.slice(
      0,
      journal.entries.findIndex(({ tag }) => tag.endsWith(name)),
    );
  });

/** The migrations of a later version: one more than there are. */
export const migrationsAnd = (statements: string): string =>
  copied((journal, folder) => {
    const last = journal.entries.at(-1);
    if (last === undefined) throw new Error('there are no migrations');
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' });
    writeFileSync(join(folder, '9999_later.sql'), statements);
  });
