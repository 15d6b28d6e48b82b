import { getCodeValues } from '@/contract/codes/codeTable';
import { DUTY_LETTERS, DUTY_STATUS, type DutyStatus } from '@/contract/codes/seatCodes';
import type { LocalizedText } from '@/contract/language';
import { getHeadingNames } from '../../values/cellText';

/** Headings before the days of a schedule's spreadsheet (SS-01). */
export const USERNAME_HEADING: LocalizedText = { cn: '用户名', en: 'Username', es: 'Usuario' };
/** See USERNAME_HEADING. */
export const NAME_HEADING: LocalizedText = { cn: '姓名', en: 'Name', es: 'Nombre' };

/** Columns before the first day. */
export const COLUMNS_BEFORE_DAYS = 2;

/** In a cell it clears the planned status; an empty cell changes nothing. */
export const CLEARING_SIGN = '-';

const plain = (text: string): string => text.trim().toLowerCase();

const KNOWN: ReadonlyMap<string, DutyStatus> = new Map(
  getCodeValues(DUTY_STATUS).flatMap((code) =>
    [DUTY_LETTERS[code], code, ...Object.values(DUTY_STATUS[code])].map((text) => [plain(text), code] as const),
  ),
);

/** Parses the status of a cell, by its letter or its label in any language; null clears, undefined is unknown. */
export const parseStatus = (text: string): DutyStatus | null | undefined =>
  text === CLEARING_SIGN ? null : KNOWN.get(plain(text));

/** Returns true if a text is a column's heading in any language. */
export const isHeading = (heading: LocalizedText, text = ''): boolean =>
  Object.values(heading).some((words) => getHeadingNames(text).includes(plain(words)));
