/** Damage by a spreadsheet program: a formula error, rounded digits, or a code converted to a number. */
export type CellDamage = 'errorValue' | 'roundedNumber' | 'pointZero';

const ERROR_NAMES =
  /^#(?:N\/[AD]|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA|¡(?:REF|VALOR|DIV\/0|NUM|NULO|DESBORDAMIENTO|CALC)!|¿NOMBRE\?)$/iu;
/** Content of a column that is too narrow for its number. */
const TOO_NARROW = /^#{3,}$/u;
const ROUNDED_WITH_SIGN = /^[+-]?\d(?:[.,]\d+)?e[+-]\d{1,3}$/iu;
const POINT_ZERO = /^\d+[.,]0+$/u;

/** Content of a column: a code must retain each of its digits, a text may be anything. */
export type CellContent = 'code' | 'text';

/** Returns the kind of damage of a value; undefined if none is detectable. */
export function findDamage(text: string, content: CellContent): CellDamage | undefined {
  if (ERROR_NAMES.test(text) || TOO_NARROW.test(text)) return 'errorValue';
  // A text such as 1e5 may be intended; a spreadsheet program writes the exponent's sign.
  if (ROUNDED_WITH_SIGN.test(text)) return 'roundedNumber';
  if (content === 'text') return undefined;
  return POINT_ZERO.test(text) ? 'pointZero' : undefined;
}
