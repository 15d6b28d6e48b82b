/** How a list is filtered by a fact: text matched anywhere, or one of the names that the server knows (CL-01). */
type ChosenBy = 'text' | 'appName' | 'merchant';

interface CaseField {
  /** For whoever prepares an import file (docs/import.md). */
  readonly means: string;
  readonly chosenBy: ChosenBy;
  /** Width in pixels where the fact is a column that the lists offer; not offered without. */
  readonly columnWidth?: number;
}

/**
 * Facts of a loan that the lender tells as text and nothing is computed from. The columns of loan and case, the import, the row of a
 * list (§3 Task/case row), its filter and its column are all made from this; words stand at `cases.` and the fact's name.
 */
export const CASE_FIELDS = {
  productCategory: { means: 'Product of the loan.', chosenBy: 'text', columnWidth: 178 },
  appName: { means: 'The loan app.', chosenBy: 'appName' },
  merchant: { means: 'The merchant or market the loan came through.', chosenBy: 'merchant' },
  device: { means: 'The device the loan was taken with.', chosenBy: 'text' },
} as const satisfies Record<string, CaseField>;

/** A fact of a loan as text. */
export type CaseFieldName = keyof typeof CASE_FIELDS;

const isCaseField = (name: string): name is CaseFieldName => Object.hasOwn(CASE_FIELDS, name);

/** All of them, in the order of import files and filters. */
export const CASE_FIELD_NAMES: readonly CaseFieldName[] = Object.keys(CASE_FIELDS).filter(isCaseField);

/** What is known of one of them. */
export const caseField = (name: CaseFieldName): CaseField => CASE_FIELDS[name];

/** The same for each of them: schemas, columns, conditions. */
export function everyCaseField<Made>(make: (name: CaseFieldName) => Made): Record<CaseFieldName, Made> {
  // CASE_FIELD_NAMES are all of them.
  return Object.fromEntries(CASE_FIELD_NAMES.map((name) => [name, make(name)])) as Record<CaseFieldName, Made>;
}

/** These facts alone, of anything that has them. */
export function getCaseFields<Source extends Record<CaseFieldName, unknown>>(
  source: Source,
): Pick<Source, CaseFieldName> {
  return everyCaseField((name) => source[name]);
}
