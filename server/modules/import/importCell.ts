import { getCodeValues } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import type { CountryCode } from 'libphonenumber-js/max';
import type { FileFault } from '@/contract/codes/listCodes';
import { AMOUNT_MAX, PHONE_MAX } from '@/contract/ourLimits';
import { isNearDay, isPhoneNumber, isPlaceZone } from '@/contract/rules';
import { getMoment } from '@/contract/getZoneOffset';
import type { CellContent } from '../../values/findDamage';
import { isTooLongPhone, toStoredPhone } from '../../values/phoneNumber';
import { readAmount, type DecimalMark } from '../../values/readDecimal';

/** Settings that parsing a cell requires. */
export interface CellContext {
  /** Minor units of the institution's currency as a power of ten. */
  readonly digits: number;
  /** The institution's calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** The country of the institution's telephone numbers. */
  readonly country: CountryCode | undefined;
  /** Decimal mark of the file. */
  readonly mark: DecimalMark;
  /** Time zone of the institution. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Cell in PostgreSQL's notation, or its error; undefined if it does not match the kind. */
type CellReading = string | undefined | { readonly fault: FileFault };

/** Kind of cell: its valid format, its stored form, and its PostgreSQL type. */
export interface CellKind {
  readonly expects: string;
  readonly stored: 'text' | 'bigint' | 'integer' | 'date' | 'timestamptz' | 'boolean';
  /** Codes keep all their digits; the default is a text. */
  readonly content?: CellContent;
  readonly read: (cell: string, place: CellContext) => CellReading;
}

const EARLIEST = '1990-01-01';
const matching = (pattern: RegExp) => (cell: string) => (pattern.test(cell) ? cell : undefined);

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text >= EARLIEST;
}

const readDay = (cell: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(cell) && isDay(cell) ? cell : undefined;

const TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/;

/** Parses a time; undefined for one in the future. */
function readPastTime(cell: string, { timeZone, now }: CellContext): string | undefined {
  const [, day = '', clock = '00:00', offset] = TIME.exec(cell) ?? [];
  if (!isDay(day)) return undefined;
  const at = offset === undefined ? getMoment(`${day}T${clock}`, timeZone) : Date.parse(`${day}T${clock}${offset}`);
  return at > now.getTime() ? undefined : new Date(at).toISOString();
}

const readMoney =
  (mayBeZero: boolean) =>
  (cell: string, { digits, mark }: CellContext): CellReading => {
    const amount = readAmount(cell, { digits, mark, mayBeZero });
    return typeof amount === 'string' ? { fault: amount } : String(amount);
  };

/** Maximum length: a longer text may be two numbers in one cell. */
const SURELY_ONE_LENGTH = 10;

function readPhone(cell: string, { country }: CellContext): string | undefined {
  if (!isPhoneNumber(cell) || cell.length > PHONE_MAX) return undefined;
  if (cell.length > SURELY_ONE_LENGTH && isTooLongPhone(cell, country)) return undefined;
  return toStoredPhone(cell, country);
}

/** Office programs add line breaks inside cells; a name or an address has one line (ASVS 1.2.10). */
const LINE_BREAKS = /\s*[\r\n\u0085\u2028\u2029]+\s*/gu;

// Free text is accepted unchanged: '=1+1' may be a name, and is escaped on export.
const readText = (cell: string): string | undefined =>
  cell.length <= 500 && !cell.includes('\u0000') ? cell.replaceAll(LINE_BREAKS, ' ') : undefined;

function readZones(cell: string): string | undefined {
  const zones = cell.split(/\s+/u);
  return cell.length <= 500 && zones.every(isPlaceZone) ? zones.join(' ') : undefined;
}

const FLAGS: Readonly<Record<string, string>> = { true: 't', yes: 't', '1': 't', false: 'f', no: 'f', '0': 'f' };

/** The kinds of cells of an import (docs/import.md). */
export const CELL_KINDS = {
  id: {
    expects: '1 to 64 letters, digits or _ . : -',
    stored: 'text',
    content: 'code',
    read: matching(/^[\w.:-]{1,64}$/),
  },
  text: { expects: 'text of at most 500 characters', stored: 'text', read: readText },
  code: { expects: 'text of at most 500 characters', stored: 'text', content: 'code', read: readText },
  phone: { expects: 'one phone number of 5 to 15 digits', stored: 'text', content: 'code', read: readPhone },
  amount: {
    expects: `an amount from 0 to ${AMOUNT_MAX} such as 1234.50`,
    stored: 'bigint',
    read: readMoney(true),
  },
  positiveAmount: {
    expects: `an amount above 0 and up to ${AMOUNT_MAX} such as 1234.50`,
    stored: 'bigint',
    read: readMoney(false),
  },
  whole: { expects: 'a whole number from 0 to 999', stored: 'integer', read: matching(/^\d{1,3}$/) },
  pastDay: {
    expects: 'a day written YYYY-MM-DD, not after today',
    stored: 'date',
    read: (cell, { today }) => {
      const day = cell <= today ? readDay(cell) : undefined;
      return day !== undefined && !isNearDay(day, today) ? { fault: 'farDay' } : day;
    },
  },
  pastTime: {
    expects: "a time written YYYY-MM-DD HH:MM, not after now, in the institution's time zone unless an offset follows",
    stored: 'timestamptz',
    read: readPastTime,
  },
  zones: {
    expects:
      'time zones by place such as America/Mexico_City, no abbreviations such as CST, several with blanks between them',
    stored: 'text',
    read: readZones,
  },
  flag: { expects: 'true or false', stored: 'boolean', read: (cell) => FLAGS[cell.toLowerCase()] },
  relation: {
    // 'other' is represented by an empty cell, like a cell without text.
    expects: `one of ${getCodeValues(CONTACT_RELATION).filter(Boolean).join(', ')}`,
    stored: 'text',
    read: (cell) => (Object.hasOwn(CONTACT_RELATION, cell) ? cell : undefined),
  },
  loanType: {
    expects: `one of ${Object.keys(LOAN_TYPE).join(', ')}`,
    stored: 'text',
    read: (cell) => (Object.hasOwn(LOAN_TYPE, cell) ? cell : undefined),
  },
} as const satisfies Record<string, CellKind>;
