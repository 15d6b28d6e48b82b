import * as z from 'zod/mini';
import type { Language, LocalizedText } from '../language';

/** Type of a cell in a file: a spreadsheet program calculates with numbers and times, but not with text. */
export type CellKind = 'text' | 'number' | 'money' | 'percent' | 'time' | 'day';

/** Column of a management list: its heading, its sortability over the whole list, and its cell type in files. */
export interface ListColumn {
  readonly title: LocalizedText;
  /** Heading on the screen if the full title does not fit. */
  readonly short?: LocalizedText;
  /** The server sorts by it, across all pages. */
  readonly sorts?: true;
  /** Cell type in a file; defaults to text. */
  readonly cell?: CellKind;
  /** Hidden on the screen unless the user selects it. */
  readonly atWish?: true;
  /** Only on the screen (it combines several columns of a file), or only in files. */
  readonly only?: 'screen' | 'file';
}

/** The columns of a list by name, in their order on the screen and in files. */
export type ListColumns = Readonly<Record<string, ListColumn>>;

type ColumnsBut<Columns extends ListColumns, Only> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly only: Only } ? never : Name;
}[keyof Columns] &
  string;

/** A column that the screen can show. */
export type ScreenColumn<Columns extends ListColumns> = ColumnsBut<Columns, 'file'>;

/** A column of a file. */
export type FileColumn<Columns extends ListColumns> = ColumnsBut<Columns, 'screen'>;

/** A column that sorts. */
export type SortColumn<Columns extends ListColumns> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly sorts: true } ? Name : never;
}[keyof Columns] &
  string;

/** Sort column and direction of a list. If empty, the list's default order applies. */
export interface ListOrder<Name extends string> {
  readonly sort?: Name | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const getNames = <Name extends string>(columns: ListColumns, fits: (column: ListColumn) => boolean): Name[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which of the list's own names fit is what the types above say
  Object.entries(columns).flatMap(([name, column]) => (fits(column) ? [name as Name] : []));

/** Returns the names of the columns that the screen can show, in order. */
export const getScreenColumns = <Columns extends ListColumns>(columns: Columns): ScreenColumn<Columns>[] =>
  getNames(columns, ({ only }) => only !== 'file');

/** Returns the names of the columns that the screen shows by default. */
export const getDefaultColumns = <Columns extends ListColumns>(columns: Columns): ScreenColumn<Columns>[] =>
  getNames(columns, ({ only, atWish }) => only !== 'file' && atWish !== true);

/** Returns the names of the columns of a file, in order. */
export const getFileColumns = <Columns extends ListColumns>(columns: Columns): FileColumn<Columns>[] =>
  getNames(columns, ({ only }) => only !== 'screen');

/** Returns the heading of a column on the screen. */
export const getTitle = (columns: ListColumns, name: string, language: Language): string => {
  const column = columns[name];
  return column ? (column.short ?? column.title)[language] : name;
};

/** Query fields that sort a list. */
export const getSorting = <Columns extends ListColumns>(columns: Columns) => ({
  sort: z.optional(z.enum(getNames<SortColumn<Columns>>(columns, ({ sorts }) => sorts === true))),
  order: z.optional(z.enum(['asc', 'desc'])),
});

/** File formats for the export of a list. */
export const FILE_FORMATS = ['xlsx', 'csv'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Query field that selects the file format; defaults to CSV. */
export const fileFormat = { format: z._default(z.enum(FILE_FORMATS), 'csv') };
