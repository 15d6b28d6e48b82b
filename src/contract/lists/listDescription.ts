import * as z from 'zod/mini';
import type { Language, Words } from '../language';

/** What a cell of a file is: a spreadsheet program reckons with numbers and times, and leaves text alone. */
export type CellKind = 'text' | 'number' | 'money' | 'percent' | 'time' | 'day';

/** A column of a list of management: what stands over it, whether the whole list can be sorted by it, how it stands in a file. */
export interface ListColumn {
  readonly title: Words;
  /** Over the column on the screen, where the whole title would not fit. */
  readonly short?: Words;
  /** The server sorts by it, over all pages. */
  readonly sorts?: true;
  /** In a file; without it text. */
  readonly cell?: CellKind;
  /** On the screen only once it is chosen. */
  readonly atWish?: true;
  /** Shown on the screen alone (it gathers what a file has in columns of their own), or written into files alone. */
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

/** What a list is sorted by and which way; nothing: the list's own order. */
export interface ListOrder<Name extends string> {
  readonly sort?: Name | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const getNames = <Name extends string>(columns: ListColumns, fits: (column: ListColumn) => boolean): Name[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which of the list's own names fit is what the types above say
  Object.entries(columns).flatMap(([name, column]) => (fits(column) ? [name as Name] : []));

/** The names of the columns that the screen can show, in order. */
export const screenColumns = <Columns extends ListColumns>(columns: Columns): ScreenColumn<Columns>[] =>
  getNames(columns, ({ only }) => only !== 'file');

/** Those of them that the screen shows where nobody has chosen. */
export const usualColumns = <Columns extends ListColumns>(columns: Columns): ScreenColumn<Columns>[] =>
  getNames(columns, ({ only, atWish }) => only !== 'file' && atWish !== true);

/** The names of the columns of a file, in order. */
export const fileColumns = <Columns extends ListColumns>(columns: Columns): FileColumn<Columns>[] =>
  getNames(columns, ({ only }) => only !== 'screen');

/** What stands over a column on the screen. */
export const getTitle = (columns: ListColumns, name: string, language: Language): string => {
  const column = columns[name];
  return column ? (column.short ?? column.title)[language] : name;
};

/** The fields of a query that put a list in order. */
export const getSorting = <Columns extends ListColumns>(columns: Columns) => ({
  sort: z.optional(z.enum(getNames<SortColumn<Columns>>(columns, ({ sorts }) => sorts === true))),
  order: z.optional(z.enum(['asc', 'desc'])),
});

/** The kinds of file that a list can be taken away as. */
export const FILE_FORMATS = ['xlsx', 'csv'] as const;

/** One of them. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The field of a query that chooses the kind of file; a caller who does not know it gets CSV. */
export const fileFormat = { format: z._default(z.enum(FILE_FORMATS), 'csv') };
