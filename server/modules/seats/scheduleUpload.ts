import type * as z from 'zod/mini';
import type {
  ScheduleSheetError,
  scheduleUploadPreview,
  scheduleUploadRequest,
} from '@/contract/entities/management/workSchedule';
import { SCHEDULE_CELLS_MAX } from '@/contract/ourLimits';
import { Refusal } from '../../kernel/refusal';
import { groupFaults } from '../../values/spreadsheet/groupFaults';
import { readSpreadsheet } from '../../values/spreadsheet/readSpreadsheet';
import { listNamedAgents, listStoredCellsFrom } from './scheduleStore';
import { type SeatContext, findVisibleTeam } from '../../access/seatScope';
import { groupByUser, getDays } from './groupByUser';
import { toCalendarDay } from '../../values/toCalendarDay';
import { getDeparture, type StoredDays, getStatusOn } from './calculateChangedCells';
import { readSchedule, type SheetCell, toSheetError } from './scheduleSheet';
import { serializeCell } from './scheduleWire';

/** Maximum number of faulty cells reported for an upload. */
const SCHEDULE_ERRORS_SHOWN = 100;

type Preview = z.input<typeof scheduleUploadPreview>;

/** Returns the departure after an agent's row is applied: the earliest in the row, unless a stored one is earlier and unchanged. */
function departureAfter(cells: readonly SheetCell[], stored: StoredDays): string | undefined {
  const departure = getDeparture(stored);
  const isGone = cells.some(({ day, status }) => day === departure && status !== 'departed');
  const named = cells.filter(({ status }) => status === 'departed').map(({ day }) => day);
  return [...named, ...(departure === undefined || isGone ? [] : [departure])].toSorted()[0];
}

interface SheetReview {
  readonly cells: Preview['cells'];
  readonly errors: readonly ScheduleSheetError[];
  readonly unchanged: number;
}

function checkRow(cells: readonly SheetCell[], stored: StoredDays): SheetReview {
  const departed = departureAfter(cells, stored);
  const isLate = ({ day, status }: SheetCell): boolean =>
    departed !== undefined && day > departed && status !== 'departed' && status !== null;
  const different = cells
    .filter(({ day, status }) => getStatusOn(stored, day) !== status)
    // Cleared cells after a departure have nothing to clear.
    .filter(({ day, status }) => !(status === null && departed !== undefined && day > departed));
  return {
    cells: different.map(({ agent: { userId, name }, day, status }) =>
      serializeCell({ userId, name, day, before: getStatusOn(stored, day), after: status }),
    ),
    errors: cells.filter(isLate).map(({ place }) => toSheetError(place, 'afterDeparture')),
    unchanged: cells.length - different.length,
  };
}

async function checkAgainstStored(cells: readonly SheetCell[], context: SeatContext): Promise<SheetReview[]> {
  const [first] = cells.map(({ day }) => day).toSorted();
  if (first === undefined) return [];
  const requestedCells = groupByUser(cells.map((cell) => ({ ...cell, userId: cell.agent.userId })));
  const stored = groupByUser(await listStoredCellsFrom([...requestedCells.keys()], first, context));
  return [...requestedCells].map(([userId, row]) => checkRow(row, getDays(stored.get(userId) ?? [])));
}

const getGroups = (errors: readonly ScheduleSheetError[]): Preview['errorGroups'] =>
  groupFaults(errors.map(({ row, column, text, fault }) => ({ fault, key: fault, cell: `${column}${row}`, text }))).map(
    ({ first, ...group }) => ({ ...group, fault: first }),
  );

/** Previews an uploaded xls or xlsx with its errors; changes nothing (SS-01). */
export async function previewUpload(
  { groupId, content }: z.output<typeof scheduleUploadRequest>,
  context: SeatContext,
): Promise<Preview> {
  const agents = await listNamedAgents(await findVisibleTeam(groupId, context), context);
  const rows = await readSpreadsheet(Buffer.from(content, 'base64'));
  const read = readSchedule(rows, {
    agents: new Map(agents.map((agent) => [agent.username.toLowerCase(), agent])),
    today: toCalendarDay(context.now, context.caller.timeZone),
  });
  const checked = await checkAgainstStored(read.cells, context);
  const errors = [...read.errors, ...checked.flatMap((each) => each.errors)];
  const cells = checked.flatMap((each) => each.cells);
  if (cells.length > SCHEDULE_CELLS_MAX) {
    throw new Refusal('tooManyCells', { cells: cells.length, most: SCHEDULE_CELLS_MAX });
  }
  return {
    people: read.people,
    days: read.days.length,
    unchanged: checked.reduce((sum, each) => sum + each.unchanged, 0),
    errors: errors.slice(0, SCHEDULE_ERRORS_SHOWN),
    errorCount: errors.length,
    errorGroups: getGroups(errors),
    cells: errors.length > 0 ? [] : cells,
  };
}
