import { USERS_AT_ONCE_MAX } from '@/contract/ourLimits';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { readSpreadsheet } from '../../../values/spreadsheet/readSpreadsheet';
import { listGroups, listQueueNames } from '../userGroupStore';
import { findNamesInUse } from '../userNameStore';
import { type ParsedUserSheet, readUserSheet, type SheetFault, type SheetPlaces, type SheetRow } from './readUserSheet';

/** Uploaded spreadsheet. */
export interface UploadedSheet {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** Spreadsheet of users, checked against the existing users. */
export interface SheetCheck {
  readonly rows: readonly SheetRow[];
  readonly faults: readonly SheetFault[];
  readonly missingColumns: readonly string[];
  readonly columns: ParsedUserSheet['columns'];
}

const plain = (text: string): string => text.trim().toLowerCase();

async function sheetPlaces(context: CallerContext): Promise<SheetPlaces> {
  const groups = await listGroups(context);
  const queues = await listQueueNames(context);
  return {
    groups: new Map(groups.map(({ id, name }) => [plain(name), id])),
    queues: new Map(queues.flatMap(({ id, code, name }) => [[plain(name), id] as const, [plain(code), id] as const])),
  };
}

const UNIQUE = [
  { field: 'username', twice: 'twiceUsername', taken: 'takenUsername', of: 'usernames' },
  { field: 'email', twice: 'twiceEmail', taken: 'takenEmail', of: 'emails' },
  { field: 'idCard', twice: 'twiceIdCard', taken: 'takenIdCard', of: 'idCards' },
] as const;
type Unique = (typeof UNIQUE)[number];

const namesIn = ({ rows }: ParsedUserSheet, { field }: Unique): { row: number; name: string }[] =>
  rows.map(({ row, cells }) => ({ row, name: plain(cells[field] ?? '') })).filter(({ name }) => name !== '');

/** Finds names in more than one row; the fault is reported on the second and references the first. */
const repeated = (sheet: ParsedUserSheet, unique: Unique): SheetFault[] => {
  const first = new Map<string, number>();
  return namesIn(sheet, unique).flatMap(({ row, name }) => {
    const before = first.get(name);
    if (before === undefined) first.set(name, row);
    return before === undefined ? [] : [sheet.faultAt(row, unique.field, { problem: unique.twice, firstRow: before })];
  });
};

async function sharedFaults(sheet: ParsedUserSheet, context: CallerContext): Promise<SheetFault[]> {
  const [usernames, emails, idCards] = UNIQUE.map((unique) => namesIn(sheet, unique).map(({ name }) => name));
  const names = { usernames: usernames ?? [], emails: emails ?? [], idCards: idCards ?? [] };
  const taken = await findNamesInUse(names, context);
  return UNIQUE.flatMap((unique) => [
    ...repeated(sheet, unique),
    ...namesIn(sheet, unique)
      .filter(({ name }) => taken[unique.of].has(name))
      .map(({ row }) => sheet.faultAt(row, unique.field, { problem: unique.taken })),
  ]);
}

/** Reads a spreadsheet of users and finds all its errors (US-02). Saves nothing. */
export async function checkUserSheet({ content }: UploadedSheet, context: CallerContext): Promise<SheetCheck> {
  const cells = await readSpreadsheet(Buffer.from(content, 'base64'), USERS_AT_ONCE_MAX);
  const sheet = readUserSheet(cells, await sheetPlaces(context), context.language);
  const rows = sheet.rows.length;
  if (rows > USERS_AT_ONCE_MAX) throw new Refusal('tooManyRows', { rows, most: USERS_AT_ONCE_MAX });
  const faults = [...sheet.faults, ...(await sharedFaults(sheet, context))];
  return { ...sheet, faults: faults.toSorted((a, b) => a.row - b.row) };
}
