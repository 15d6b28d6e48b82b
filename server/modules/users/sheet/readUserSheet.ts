import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { UserSheetPreview, UserSheetProblem } from '@/contract/entities/users/userSheet';
import type { Language } from '@/contract/language';
import { getHeadingNames } from '../../../values/cellText';
import { findDamage } from '../../../values/findDamage';
import { cutText } from '../../../values/spreadsheet/cutText';
import { toColumnName } from '../../../values/spreadsheet/toColumnName';
import {
  getParts,
  type CellResult,
  readCode,
  readCodes,
  readEmail,
  readFlag,
  readIdCard,
  readPlace,
  readTarget,
  readText,
  readUsername,
} from './userSheetCells';
import { SHEET_COLUMNS, type SheetColumn, type SheetField, type SheetFlag } from './userSheetColumns';

/** One fault of a spreadsheet of users. */
export type SheetFault = UserSheetPreview['faults'][number];

/** Groups and queues of the institution, by names in lower case. */
export interface SheetPlaces {
  readonly groups: ReadonlyMap<string, number>;
  readonly queues: ReadonlyMap<string, number>;
}

/** Parsed value of each column. */
interface Values extends Record<SheetFlag, boolean> {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: keyof typeof ROLE;
  readonly group: number | null;
  readonly queue: number | null;
  readonly products: string[];
  readonly loanTypes: string[];
  readonly dailyTarget: number;
  readonly idCard: string | null;
  readonly affiliatedSystem: string;
}

/** Row as read: its cells by column, and the user if no cell has a fault. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<SheetField, string>>>;
  readonly user: Values | undefined;
}

/** Fault of a cell; for a duplicate, the row of the first occurrence. */
interface UserSheetResult {
  readonly problem: UserSheetProblem;
  readonly firstRow?: number;
}

/** Spreadsheet of users as read. */
export interface ParsedUserSheet {
  readonly rows: readonly SheetRow[];
  readonly faults: readonly SheetFault[];
  readonly missingColumns: readonly string[];
  /** Columns of the file, in the template's order. */
  readonly columns: readonly { readonly field: SheetField; readonly heading: string }[];
  readonly faultAt: (row: number, field: SheetField, found: UserSheetResult) => SheetFault;
}

const isHeading = ({ field, heading, formerly = field }: SheetColumn, text: string): boolean => {
  const names = getHeadingNames(text);
  return [field, heading.cn, heading.en, heading.es, formerly].some((each) => names.includes(each.toLowerCase()));
};

/** Columns that default to yes if the cell is empty or the column is missing. */
const DEFAULT_YES: readonly SheetField[] = ['sendSms', 'ranked', 'createsPtp'];

const getFlag =
  (field: SheetFlag) =>
  (text: string): CellResult<boolean> =>
    text === '' ? { value: DEFAULT_YES.includes(field) } : readFlag(text);

type Readers = { readonly [Field in keyof Values]: (text: string, places: SheetPlaces) => CellResult<Values[Field]> };

/** Reader of each column; a missing one is a compile error. */
const READERS: Readers = {
  username: readUsername,
  name: readText,
  email: readEmail,
  role: (text) => readCode(ROLE, text),
  group: (text, { groups }) => readPlace(text, groups, 'unknownGroup'),
  queue: (text, { queues }) => readPlace(text, queues, 'unknownQueue'),
  products: (text) => ({ value: getParts(text) }),
  loanTypes: (text) => readCodes(LOAN_TYPE, text),
  dailyTarget: readTarget,
  idCard: readIdCard,
  affiliatedSystem: readText,
  autoReloan: getFlag('autoReloan'),
  sendBlu: getFlag('sendBlu'),
  sendIvr: getFlag('sendIvr'),
  sendLunar: getFlag('sendLunar'),
  sendSms: getFlag('sendSms'),
  sendWaba: getFlag('sendWaba'),
  ranked: getFlag('ranked'),
  createsPtp: getFlag('createsPtp'),
  longAging: getFlag('longAging'),
  res: getFlag('res'),
};

/** Columns in which each digit counts. */
const CODES: readonly SheetField[] = ['username', 'idCard'];

const readCell = (field: SheetField, text: string, places: SheetPlaces): CellResult<Values[SheetField]> => {
  const damage = findDamage(text, CODES.includes(field) ? 'code' : 'text');
  return damage === undefined ? READERS[field](text, places) : { problem: damage };
};

const isWhole = (values: Partial<Values>): values is Values =>
  SHEET_COLUMNS.every(({ field }) => values[field] !== undefined);

type FaultAt = ParsedUserSheet['faultAt'];
type Cells = SheetRow['cells'];

interface UserSheetReadContext {
  readonly places: SheetPlaces;
  readonly faultAt: FaultAt;
}

const readRow = (
  row: number,
  cells: Cells,
  { places, faultAt }: UserSheetReadContext,
): { row: SheetRow; faults: SheetFault[] } => {
  const faults: SheetFault[] = [];
  const values: Partial<Values> = {};
  for (const { field, isNeeded } of SHEET_COLUMNS) {
    const text = cells[field] ?? '';
    const read = isNeeded && text === '' ? { problem: 'missing' as const } : readCell(field, text, places);
    if ('problem' in read) faults.push(faultAt(row, field, read));
    else Object.assign(values, { [field]: read.value });
  }
  return { row: { row, cells, user: isWhole(values) ? values : undefined }, faults };
};

type ColumnPlaces = ReadonlyMap<SheetField, number>;

const getPlaces = (head: readonly string[]): ColumnPlaces =>
  new Map(
    SHEET_COLUMNS.flatMap((column): [SheetField, number][] => {
      const place = head.findIndex((text) => isHeading(column, text));
      return place < 0 ? [] : [[column.field, place]];
    }),
  );

const getCells = (row: readonly string[], placed: ColumnPlaces): Cells =>
  Object.fromEntries([...placed].map(([field, place]) => [field, row[place] ?? '']));

const getFaults = (placed: ColumnPlaces, cells: ReadonlyMap<number, Cells>, language: Language): FaultAt => {
  const headings = new Map(SHEET_COLUMNS.map(({ field, heading }) => [field, heading[language]]));
  return (row, field, found) => ({
    row,
    column: toColumnName((placed.get(field) ?? -1) + 1),
    heading: headings.get(field) ?? field,
    ...found,
    value: cutText(cells.get(row)?.[field] ?? ''),
  });
};

/** Reads a spreadsheet of users; row 1 holds the headings, empty rows are skipped. Conflicts between rows are checked elsewhere. */
export function readUserSheet(
  [head = [], ...body]: readonly (readonly string[])[],
  places: SheetPlaces,
  language: Language,
): ParsedUserSheet {
  const placed = getPlaces(head);
  const missingColumns = SHEET_COLUMNS.filter(({ field, isNeeded }) => isNeeded && !placed.has(field)).map(
    ({ heading }) => heading[language],
  );
  const filled = body.flatMap((row, place): [number, Cells][] =>
    row.some((cell) => cell !== '') ? [[place + 2, getCells(row, placed)]] : [],
  );
  const faultAt = getFaults(placed, new Map(filled), language);
  const columns = SHEET_COLUMNS.filter(({ field }) => placed.has(field)).map(({ field, heading }) => ({
    field,
    heading: heading[language],
  }));
  if (missingColumns.length > 0) return { rows: [], faults: [], missingColumns, columns, faultAt };
  const read = filled.map(([row, cells]) => readRow(row, cells, { places, faultAt }));
  return {
    rows: read.map((each) => each.row),
    faults: read.flatMap((each) => each.faults),
    missingColumns,
    columns,
    faultAt,
  };
}
