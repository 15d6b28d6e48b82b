import type { Language } from '@/contract/language';
import type { CallerContext } from '../../../access/callContext';
import { toCalendarDay } from '../../../values/toCalendarDay';
import { writeSpreadsheet, XLSX_TYPE } from '../../../values/spreadsheet/writeSpreadsheet';

interface PasswordFileWords {
  readonly sheet: string;
  readonly heading: readonly [string, string, string, string];
  readonly goodUntil: string;
  /** Replaces the password of a supervisor. */
  readonly byOperator: string;
}

/** Texts of the file of one-time passwords (US-03). */
const PASSWORD_FILE_LABELS: Readonly<Record<Language, PasswordFileWords>> = {
  cn: {
    sheet: '一次性密码',
    heading: ['用户名', '姓名', '邮箱', '一次性密码'],
    goodUntil: '有效期至',
    byOperator: '由服务器运维人员生成',
  },
  en: {
    sheet: 'One-time passwords',
    heading: ['Username', 'Name', 'E-mail', 'One-time password'],
    goodUntil: 'Good until',
    byOperator: "Made by the server's operator",
  },
  es: {
    sheet: 'Contraseñas de un solo uso',
    heading: ['Usuario', 'Nombre', 'Correo', 'Contraseña de un solo uso'],
    goodUntil: 'Válida hasta',
    byOperator: 'La crea el operador del servidor',
  },
};

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
export async function createPasswordSheet(
  rows: readonly PasswordRow[],
  { caller, language, now }: Pick<CallerContext, 'caller' | 'language' | 'now'>,
) {
  const { timeZone } = caller;
  const { heading, goodUntil, sheet, byOperator } = PASSWORD_FILE_LABELS[language];
  const head = [...heading, `${goodUntil} (${timeZone})`];
  const cells = rows.map(({ username, name, email, password = byOperator, until }) => [
    username,
    name,
    email,
    password,
    until ? minuteIn(until, timeZone) : '',
  ]);
  return {
    fileName: `saldo-passwords-${toCalendarDay(now, timeZone)}.xlsx`,
    contentType: XLSX_TYPE,
    content: await writeSpreadsheet({ name: sheet, rows: [head, ...cells], head: { columns: 1 } }),
  };
}
