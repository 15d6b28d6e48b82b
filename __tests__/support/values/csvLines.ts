import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Parses a CSV export and returns its records, each as a line with quotes only where a cell needs them. */
export const csvLines = (text: string): string[] =>
  parse(text, { bom: true, relax_column_count: true }).map((cells: string[]) => stringify([cells]).trimEnd());
