import { getCodeValues, type CodeTable } from '@/contract/codes/codeTable';
import type { UserSheetProblem } from '@/contract/entities/users/userSheet';
import { NAME_MAX } from '@/contract/ourLimits';
import { toDecimal } from '@/contract/minor';
import { isNewUsername } from '@/contract/rules';
import { type AmountFault, readAmount } from '../../../values/readDecimal';
import * as z from 'zod/mini';

/** Value of a cell, or its problem. */
export type CellResult<Value> = { readonly value: Value } | { readonly problem: UserSheetProblem };

const toCell = <Value>(value: Value): CellResult<Value> => ({ value });
const wrong = (problem: UserSheetProblem) => ({ problem });
const plain = (text: string): string => text.trim().toLowerCase();

const YES = new Set(['yes', 'y', 'sí', 'si', 'true', '1', 'x', '是', '✓']);
const NO = new Set(['no', 'n', 'false', '0', '否', '']);

/** Yes or no in any of the three languages. */
export const readFlag = (text: string): CellResult<boolean> => {
  if (YES.has(plain(text))) return toCell(true);
  return NO.has(plain(text)) ? toCell(false) : wrong('notYesOrNo');
};

/** Parses any text up to the maximum length. */
export const readText = (text: string): CellResult<string> =>
  text.length > NAME_MAX ? wrong('tooLong') : toCell(text);

/** Parses a username for a new user. */
export const readUsername = (text: string): CellResult<string> =>
  isNewUsername(text) ? toCell(text) : wrong('badUsername');

const email = z.email().check(z.maxLength(NAME_MAX));
/** Parses an e-mail address. */
export const readEmail = (text: string): CellResult<string> =>
  z.safeParse(email, text).success ? toCell(text) : wrong('badEmail');

/** Parses an ID card's number. */
export const readIdCard = (text: string): CellResult<string | null> => {
  if (text === '') return toCell(null);
  return /^[A-Za-z0-9-]{4,32}$/.test(text) ? toCell(text) : wrong('badIdCard');
};

/** Decimals of a target in any currency. */
const TARGET_DIGITS = 2;

const PROBLEM_OF_AMOUNT: Readonly<Record<AmountFault, UserSheetProblem>> = {
  form: 'badNumber',
  outOfRange: 'targetRange',
  ambiguousAmount: 'ambiguousAmount',
  tooFine: 'tooFine',
};

/** Parses a daily target; none if the cell is empty. The decimal mark of a text cell is unknown. */
export const readTarget = (text: string): CellResult<number> => {
  if (text === '') return toCell(0);
  const amount = readAmount(text, { digits: TARGET_DIGITS, mark: undefined, mayBeZero: true });
  return typeof amount === 'string' ? wrong(PROBLEM_OF_AMOUNT[amount]) : toCell(toDecimal(amount, TARGET_DIGITS));
};

/** Parses a code of a table, as the code or its label in any language. */
export const readCode = <Code extends string>(table: CodeTable<Code>, text: string): CellResult<Code> => {
  const found = getCodeValues(table).find(
    (code) => plain(code) === plain(text) || Object.values(table[code]).some((words) => plain(words) === plain(text)),
  );
  return found === undefined ? wrong('unknownCode') : toCell(found);
};

const PARTS = /[;；,，、]/u;
/** Splits a cell with several values. */
export const getParts = (text: string): string[] =>
  text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parses several codes of a table. */
export const readCodes = <Code extends string>(table: CodeTable<Code>, text: string): CellResult<Code[]> => {
  const codes: Code[] = [];
  for (const part of getParts(text)) {
    const read = readCode(table, part);
    if ('problem' in read) return read;
    codes.push(read.value);
  }
  return toCell(codes);
};

/** Resolves a name among the existing ones; an empty cell means none. */
export const readPlace = (
  text: string,
  places: ReadonlyMap<string, number>,
  problem: UserSheetProblem,
): CellResult<number | null> => {
  if (text === '') return toCell(null);
  const id = places.get(plain(text));
  return id === undefined ? wrong(problem) : toCell(id);
};
