import type { Language, LocalizedText } from '../language';

/** Table of codes with labels in three languages, in the order of the specification (§3, §4). */
export type CodeTable<Code extends string = string> = Readonly<Record<Code, LocalizedText>>;

/** The codes of a table. */
export type CodeValue<Table extends CodeTable> = Extract<keyof Table, string>;

/** All codes of a table in the order of the specification; for schemas and selects. */
export function getCodeValues<Code extends string>(table: CodeTable<Code>): [Code, ...Code[]] {
  // A table is never empty, and its keys are exactly its codes.
  return Object.keys(table) as [Code, ...Code[]];
}

/** Returns the label of a code. An unknown code is returned unchanged (CL-04). */
export function getCodeLabel(table: CodeTable, code: string, language: Language): string {
  return Object.hasOwn(table, code) ? (table[code]?.[language] ?? code) : code;
}
