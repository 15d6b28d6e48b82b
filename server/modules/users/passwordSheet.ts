import type { CallerContext } from '../../access/callContext';
import { calendarDay } from '../../values/calendarDay';
import { writeSpreadsheet, XLSX_TYPE } from '../../values/spreadsheet/writeSpreadsheet';
import { PASSWORD_FILE_WORDS } from './userSheetWords';

/** User in the file of one-time passwords; without a password the operator has to create it. */
export interface PasswordRow {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly password?: string;
  readonly until?: Date;
}

/** Formats day and minute in an institution's time zone; the Swedish locale equals ISO. */
const minuteIn = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time);

/** Creates the file of one-time passwords, with times in the institution's time zone (US-03). */
export async function passwordSheet(
  rows: readonly PasswordRow[],
  { caller, language, now }: Pick<CallerContext, 'caller' | 'language' | 'now'>,
) {
  const { timeZone } = caller;
  const { heading, goodUntil, sheet, byOperator } = PASSWORD_FILE_WORDS[language];
  const head = [...heading, `${goodUntil} (${timeZone})`];
  const cells = rows.map(({ username, name, email, password = byOperator, until }) => [
    username,
    name,
    email,
    password,
    until ? minuteIn(until, timeZone) : '',
  ]);
  return {
    fileName: `saldo-passwords-${calendarDay(now, timeZone)}.xlsx`,
    contentType: XLSX_TYPE,
    content: await writeSpreadsheet({ name: sheet, rows: [head, ...cells], head: { columns: 1 } }),
  };
}
