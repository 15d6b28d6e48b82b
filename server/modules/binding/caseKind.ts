/** Attributes of a case that determine its possible agents. */
export interface CaseKind {
  readonly product: string | null;
  /** contract/codes/caseCodes */
  readonly loanType: string | null;
}

/** Product categories and loan types that an agent works; empty: all (§3). */
export interface CaseKindFilter {
  readonly products: readonly string[];
  readonly loanTypes: readonly string[];
}

const isIn = (named: readonly string[], one: string | null | undefined): boolean =>
  named.length === 0 || (typeof one === 'string' && named.includes(one));

/** Returns true if an agent works only some kinds of cases. */
export const isLimited = ({ products, loanTypes }: CaseKindFilter): boolean =>
  products.length > 0 || loanTypes.length > 0;

/** Returns true if an agent works a kind of case. */
export const canWorkCase = ({ products, loanTypes }: CaseKindFilter, kind: CaseKind | undefined): boolean =>
  isIn(products, kind?.product) && isIn(loanTypes, kind?.loanType);
