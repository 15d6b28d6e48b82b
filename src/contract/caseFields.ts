/** Filter of a list by a case fact: text matched anywhere, or one of the names known to the server (CL-01). */
type ChosenBy = 'text' | 'appName' | 'merchant';

interface CaseField {
  /** Explanation for authors of an import file (docs/import.md). */
  readonly means: string;
  readonly chosenBy: ChosenBy;
  /** Width in pixels of the fact's list column. Without it, the lists do not offer the column. */
  readonly columnWidth?: number;
}

/**
 * Facts of a loan that the lender supplies as text and that are not used in calculations. The columns of loan and case, the import, the
 * list row (§3 Task/case row), its filter and its column are derived from this table. Labels are under `cases.` and the fact's name.
 */
export const CASE_FIELDS = {
  productCategory: { means: 'Product of the loan.', chosenBy: 'text', columnWidth: 190 },
  appName: { means: 'Loan app.', chosenBy: 'appName' },
  merchant: { means: 'Merchant or market of the loan.', chosenBy: 'merchant' },
  device: { means: 'Device used to take out the loan.', chosenBy: 'text' },
} as const satisfies Record<string, CaseField>;

/** A fact of a loan as text. */
export type CaseFieldName = keyof typeof CASE_FIELDS;

const isCaseField = (name: string): name is CaseFieldName => Object.hasOwn(CASE_FIELDS, name);

/** All case fields, in the order of import files and filters. */
export const CASE_FIELD_NAMES: readonly CaseFieldName[] = Object.keys(CASE_FIELDS).filter(isCaseField);

export const getCaseField = (name: CaseFieldName): CaseField => CASE_FIELDS[name];

/** Builds a record with one entry per case field, for schemas, columns and conditions. */
export function mapCaseFields<Made>(make: (name: CaseFieldName) => Made): Record<CaseFieldName, Made> {
  // CASE_FIELD_NAMES contains every key.
  return Object.fromEntries(CASE_FIELD_NAMES.map((name) => [name, make(name)])) as Record<CaseFieldName, Made>;
}

/** Returns only these facts of an object. */
export function getCaseFields<Source extends Record<CaseFieldName, unknown>>(
  source: Source,
): Pick<Source, CaseFieldName> {
  return mapCaseFields((name) => source[name]);
}
