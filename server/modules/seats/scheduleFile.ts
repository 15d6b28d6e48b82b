import type * as z from 'zod/mini';
import { getCodeValues } from '@/contract/codes/codeTable';
import { DUTY_LETTERS, DUTY_STATUS } from '@/contract/codes/seatCodes';
import type { scheduleFileQuery } from '@/contract/entities/management/workSchedule';
import type { LocalizedText } from '@/contract/language';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import type { CallerContext } from '../../access/callContext';
import type { SheetChoice } from '../../values/spreadsheet/spreadsheetTask';
import { writeSpreadsheet, XLSX_TYPE } from '../../values/spreadsheet/writeSpreadsheet';
import { listAgents, listStoredCells } from './scheduleStore';
import { findVisibleTeam } from '../../access/seatScope';
import { groupByUser, getDays } from './groupByUser';
import { getStatusOn } from './calculateChangedCells';
import { listDays } from './schedule';
import { CLEARING_SIGN, COLUMNS_BEFORE_DAYS, NAME_HEADING, USERNAME_HEADING } from './scheduleColumns';

const SHEET: LocalizedText = { cn: '排班', en: 'Schedule', es: 'Turnos' };
const LEGEND: LocalizedText = { cn: '说明', en: 'Legend', es: 'Leyenda' };
const CLEARS: LocalizedText = { cn: '清除排班', en: 'clears what was planned', es: 'borra lo planificado' };
const EMPTY_CELL: LocalizedText = { cn: '（空）', en: '(empty)', es: '(vacío)' };
const LEAVES: LocalizedText = { cn: '保持不变', en: 'leaves it as it is', es: 'lo deja como está' };

type ScheduleFileRow = (string | number | null)[];

const legend = (language: CallerContext['language']): ScheduleFileRow[] => [
  ...getCodeValues(DUTY_STATUS).map((code): ScheduleFileRow => [DUTY_LETTERS[code], DUTY_STATUS[code][language]]),
  [CLEARING_SIGN, CLEARS[language]],
  [EMPTY_CELL[language], LEAVES[language]],
];

const LETTERS = [...getCodeValues(DUTY_STATUS).map((code) => DUTY_LETTERS[code]), CLEARING_SIGN];
const letterChoice = (day: number): SheetChoice => ({ column: COLUMNS_BEFORE_DAYS + day, offered: LETTERS });

/** Exports the schedule, or its empty template, as xlsx: one row per agent, one column per day, a letter in each cell (SS-01, AP-06). */
export async function scheduleFile(
  { groupId, from, to, template }: z.output<typeof scheduleFileQuery>,
  context: CallerContext,
) {
  const { language } = context;
  const span = { from, to };
  const page = { page: 1, size: EXPORT_MAX_ROWS };
  const { agents } = await listAgents({ groupId: await findVisibleTeam(groupId, context), span, page }, context);
  const ids = agents.map(({ userId }) => userId);
  const cells = groupByUser(template || ids.length === 0 ? [] : await listStoredCells(ids, span, context));
  const days = listDays(span);
  const rows = agents.map(({ userId, username, name }): ScheduleFileRow => {
    const stored = getDays(cells.get(userId) ?? []);
    const letters = days.map((day) => {
      const status = getStatusOn(stored, day);
      return status === null ? null : DUTY_LETTERS[status];
    });
    return [username, name, ...letters];
  });
  const head = [USERNAME_HEADING[language], NAME_HEADING[language], ...days];
  return {
    fileName: `saldo-schedule-${template ? 'template-' : ''}${from}-${to}.xlsx`,
    contentType: XLSX_TYPE,
    content: await writeSpreadsheet(
      {
        name: SHEET[language],
        rows: [head, ...rows],
        head: { columns: COLUMNS_BEFORE_DAYS },
        choices: { ofColumns: days.map((_, place) => letterChoice(place)), lastRow: rows.length + 1 },
      },
      { name: LEGEND[language], rows: legend(language) },
    ),
  };
}
