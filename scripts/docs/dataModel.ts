// Writes docs/data-model.md from server/database/tables; with --check it only reports whether the page is up to date.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { formatPage } from './formatPage';

type TableConfig = ReturnType<typeof getTableConfig>;
type Column = TableConfig['columns'][number];

const FOLDER = path.join(import.meta.dirname, '../../server/database/tables');

const readTables = async (file: string): Promise<TableConfig[]> => {
  const exported: object = await import(path.join(FOLDER, file));
  return Object.values(exported)
    .filter((value: unknown): value is PgTable => is(value, PgTable))
    .map((table) => getTableConfig(table));
};

const keyColumns = ({ columns, primaryKeys }: TableConfig): ReadonlySet<string> =>
  new Set([
    ...columns.filter(({ primary }) => primary).map(({ name }) => name),
    ...primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
  ]);

const referenceColumns = ({ foreignKeys }: TableConfig): ReadonlySet<string> =>
  new Set(foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)));

const toType = (column: Column): string => {
  const type = column.getSQLType();
  return type.startsWith('timestamp') ? 'timestamptz' : type.replaceAll(/\W+/gu, '_').replace(/_$/u, '');
};

const toEntity = (table: TableConfig): string => {
  const primary = keyColumns(table);
  const references = referenceColumns(table);
  const toLine = (column: Column): string => {
    const keys = [primary.has(column.name) ? 'PK' : '', references.has(column.name) ? 'FK' : ''].filter(Boolean);
    const optional = column.notNull || primary.has(column.name) ? '' : ' "optional"';
    return `    ${toType(column)} ${toSnakeCase(column.name)} ${keys.join(', ')}${optional}`.trimEnd();
  };
  return [`  ${table.name} {`, ...table.columns.map(toLine), '  }'].join('\n');
};

/** An institution owns nearly every row, so that its arrows would hide the others. */
const toRelations = ({ name, foreignKeys }: TableConfig): string[] => {
  const targets = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
  return [...new Set(targets)]
    .filter((target) => target !== 'institution')
    .map((target) => `  ${target} ||--o{ ${name} : ""`);
};

const toTitle = (file: string): string => {
  const words = path.basename(file, 'Tables.ts').replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const toSection = (file: string, tables: readonly TableConfig[]): string =>
  [
    `## ${toTitle(file)}`,
    '',
    `[${file}](../server/database/tables/${file})`,
    '',
    '```mermaid',
    'erDiagram',
    ...tables.flatMap(toRelations),
    ...tables.map(toEntity),
    '```',
    '',
  ].join('\n');

const INTRODUCTION = `# Data model

Written from \`server/database/tables\` by \`npm run docs\`; do not edit.

The primary key of nearly every table begins with \`institution_id\`, and row-level security limits each call to its institution. The arrows to \`institution\` are left out. Amounts are integers in minor units of the currency, times are \`timestamp with time zone\`. Columns and tables that PostgreSQL derives from others are listed in [derived-data.md](derived-data.md).
`;

const files = readdirSync(FOLDER).filter((file) => file.endsWith('Tables.ts'));
const sections = await Promise.all(files.map(async (file) => toSection(file, await readTables(file))));
await formatPage('data-model.md', [INTRODUCTION, ...sections].join('\n'));
