import {
  getClosingTagMarkup,
  getOpeningTagMarkup,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { Feature } from 'write-excel-file/node';
import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import { toColumnName } from './toColumnName';
import type { Sheet } from './spreadsheetTask';

/** Additional sheet with the texts of drop-downs: inside a drop-down a comma would split them, and the limit is 255 characters. */
const LISTS = 'Lists';
const FIRST_ROW_BELOW = 2;

/** Type that the library accepts for a picture in a sheet; it does not export the type. */
export type Media = Stream | Buffer | Blob;

interface PlacedChoice {
  /** Cells with the drop-down, such as B2:B1001. */
  readonly cells: string;
  /** Cell range of the texts, such as 'Lists'!$A$1:$A$3. */
  readonly source: string;
  readonly offered: readonly string[];
}

const placedChoices = (sheets: readonly Sheet[]): PlacedChoice[][] => {
  let columns = 0;
  return sheets.map(({ choices }) =>
    (choices?.ofColumns ?? [])
      .filter(({ offered }) => offered.length > 0)
      .map(({ column, offered }) => {
        columns += 1;
        const [own, list] = [toColumnName(column + 1), toColumnName(columns)];
        return {
          cells: `${own}${FIRST_ROW_BELOW}:${own}${choices?.lastRow ?? FIRST_ROW_BELOW}`,
          source: `'${LISTS}'!$${list}$1:$${list}$${offered.length}`,
          offered,
        };
      }),
  );
};

const validation = ({ cells, source }: PlacedChoice): string =>
  getOpeningTagMarkup('dataValidation', {
    type: 'list',
    errorStyle: 'warning',
    allowBlank: 1,
    showErrorMessage: 1,
    sqref: cells,
  }) +
  `<formula1>${sanitizeTextContent(source)}</formula1>` +
  getClosingTagMarkup('dataValidation');

const withChoices = (xml: string, placed: readonly PlacedChoice[]): string =>
  placed.length === 0
    ? xml
    : insertElementMarkupAccordingToOrderOfSiblings(
        xml,
        `${getOpeningTagMarkup('dataValidations', { count: placed.length })}${placed.map(validation).join('')}</dataValidations>`,
        getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? [],
        'worksheet',
      );

/** Adds drop-downs to written sheets through the extension hook of write-excel-file (US-02). */
export const buildSheetChoices = (sheets: readonly Sheet[]): { lists: readonly Sheet[]; feature: Feature<Media> } => {
  const placed = placedChoices(sheets);
  const offered = placed.flat().map((each) => each.offered);
  const longest = Math.max(0, ...offered.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, row) => offered.map((texts) => texts[row] ?? null));
  return {
    lists: rows.length === 0 ? [] : [{ name: LISTS, rows }],
    feature: {
      files: {
        transform: {
          'xl/worksheets/sheet{id}.xml': {
            transform: (xml, _, { sheetIndex }) => withChoices(xml, placed[sheetIndex] ?? []),
          },
          'xl/workbook.xml': {
            transformElementAttributes: (tag, attributes) =>
              tag === 'sheet' && attributes['name'] === LISTS ? { ...attributes, state: 'hidden' } : attributes,
          },
        },
      },
    },
  };
};
