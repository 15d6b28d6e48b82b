import { codeValues } from '@/contract/codes/codeTable';
import { DUTY_LETTERS, DUTY_STATUS, type DutyStatus } from '@/contract/codes/dutyStatus';
import type { Words } from '@/contract/language';
import { headingNames } from '../../values/cellText';

/** Headings before the days of a schedule's spreadsheet (SS-01). */
export const USERNAME_HEADING: Words = { cn: '用户名', en: 'Username', es: 'Usuario' };
/** See USERNAME_HEADING. */
export const NAME_HEADING: Words = { cn: '姓名', en: 'Name', es: 'Nombre' };

/** Columns before the first day. */
export const COLUMNS_BEFORE_DAYS = 2;

/** Written into a cell it clears what was planned; an empty cell leaves it as it is. */
export const CLEARING_SIGN = '-';

const plain = (text: string): string => text.trim().toLowerCase();

const KNOWN: ReadonlyMap<string, DutyStatus> = new Map(
  codeValues(DUTY_STATUS).flatMap((code) =>
    [DUTY_LETTERS[code], code, ...Object.values(DUTY_STATUS[code])].map((text) => [plain(text), code] as const),
  ),
);

/** The status that a cell names, by its letter or its words in any language; null clears, undefined names none. */
export const statusOfText = (text: string): DutyStatus | null | undefined =>
  text === CLEARING_SIGN ? null : KNOWN.get(plain(text));

/** Whether a text is the heading of a column, in any language. */
export const isHeading = (heading: Words, text = ''): boolean =>
  Object.values(heading).some((words) => headingNames(text).includes(plain(words)));
