/** What a case is, as far as it matters to who may work it. */
export interface CaseKind {
  readonly product: string | null;
  /** contract/codes/loanType */
  readonly loanType: string | null;
}

/** Product categories and loan types that somebody works; none named: all (§3). */
export interface WorksOn {
  readonly products: readonly string[];
  readonly loanTypes: readonly string[];
}

const isIn = (named: readonly string[], one: string | null | undefined): boolean =>
  named.length === 0 || (typeof one === 'string' && named.includes(one));

/** Whether somebody works cases of some kinds only. */
export const isLimited = ({ products, loanTypes }: WorksOn): boolean => products.length > 0 || loanTypes.length > 0;

/** Whether somebody works a case. */
export const isWorkedBy = ({ products, loanTypes }: WorksOn, kind: CaseKind | undefined): boolean =>
  isIn(products, kind?.product) && isIn(loanTypes, kind?.loanType);
