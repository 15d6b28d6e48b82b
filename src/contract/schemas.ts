import * as z from 'zod/mini';
import { base64Content, calculateBase64Length } from './base64';
import type { CodeTable } from './codes/codeTable';
import { getCodeValues } from './codes/codeTable';
import { FILTER_TEXT_MAX, PAGE_SIZE_MAX, REMARK_MAX, SPREADSHEET_MAX_BYTES } from './ourLimits';
import { PAGE_SIZE_TABLE } from './limits';
import { isDayInBounds, isNewPassword, isSpreadsheetName } from './rules';

/** An id in a response: servers send text or numbers, the app stores text. */
export const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);
/** An id in a request. */
export const idInput = z.pipe(id, z.string().check(z.regex(/^[\w.:-]{1,64}$/)));
/** A point in time, ISO 8601 in UTC. */
export const time = z.iso.datetime({ offset: true });
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date();
/** A calendar day in a request. */
export const dayInput = day.check(z.refine(isDayInBounds));
/** A point in time in a request. */
export const timeInput = time.check(z.refine(isDayInBounds));
/** An amount of the currency: a decimal number with at most two places (AP-03). */
export const money = z.number();
/** A whole number, 0 or more. */
export const count = z.number().check(z.int(), z.nonnegative());
/** A percentage. */
export const percent = z.number();
/** Free text. */
export const remark = z.string().check(z.maxLength(REMARK_MAX));
/** A code of a table in a request. */
export const codeInput = <Code extends string>(table: CodeTable<Code>) => z.enum(getCodeValues(table));
/** One code of a table, or several comma-separated codes, in a query string. */
export const codesInput = (table: CodeTable) =>
  z.string().check(
    z.maxLength(200),
    z.refine((text) => text.split(',').every((code) => Object.hasOwn(table, code))),
  );
/** A code in a response; unknown codes are passed through (CL-04). */
export const code = z.string();
/** A whole number in a query string. */
export const numberInQuery = z.pipe(
  z.union([z.number().check(z.int()), z.string().check(z.regex(/^-?\d{1,15}$/))]),
  z.transform((value) => Number(value)),
);
/** A decimal number in a query string. */
export const decimalInQuery = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,2})?$/))]),
  z.transform((value) => Number(value)),
);
/** A boolean in a query string. */
export const flagInQuery = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => String(value) === 'true'),
);
/** No control characters and no line separators. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
/** Text of one line that may be empty, such as a name or a phone number. Line breaks and control characters are refused (ASVS 1.2.10). */
export const optionalLineText = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength), z.regex(ONE_LINE));
/** Text of one line with at least one character. */
export const lineText = (maxLength: number) => optionalLineText(maxLength).check(z.minLength(1));
/** Text with at least one character that may have several lines: a reason, a message. */
export const multilineText = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));
/** Text of a filter. */
export const filterText = lineText(FILTER_TEXT_MAX);

/** Page number, from 1, and page size of a query. */
export const pageQuery = (size: number = PAGE_SIZE_TABLE) => ({
  page: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1), z.lte(1_000_000))), 1),
  size: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1), z.lte(PAGE_SIZE_MAX))), size),
});

/** A page of rows: `result` and the exact `totalCount` over all pages (AP-03). */
export const paged = <Row extends z.ZodMiniType>(row: Row) => z.object({ result: z.array(row), totalCount: count });

/** A page of a list that can be too long to count. With `more`, there are more rows than `totalCount` (CASES_COUNTED_MAX). */
export const pagedWithMore = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ result: z.array(row), totalCount: count, more: z.optional(z.boolean()) });

const comesInPieces = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && Symbol.asyncIterator in content;

/** A file instead of an envelope (§8 downloads), which the app saves or displays. */
export const file = z.object({
  fileName: z.string(),
  contentType: z.string(),
  content: z.union([z.string(), z.instanceof(Uint8Array), z.custom<AsyncIterable<Uint8Array>>(comesInPieces)]),
});

/** A response without data that only confirms success. */
export const done = z.unknown();

/** A password that is set or changed (§5). */
export const newPassword = z.string().check(z.refine(isNewPassword));

/** An uploaded xls or xlsx, with its content as base64 (§5 uploads). A call with it sets bodyMaxBytes to SPREADSHEET_BODY_MAX_BYTES. */
export const spreadsheetUpload = z.strictObject({
  fileName: z.string().check(z.maxLength(200), z.refine(isSpreadsheetName)),
  content: base64Content(SPREADSHEET_MAX_BYTES),
});
/** Maximum request body with a spreadsheet. */
export const SPREADSHEET_BODY_MAX_BYTES = calculateBase64Length(SPREADSHEET_MAX_BYTES) + 4096;
