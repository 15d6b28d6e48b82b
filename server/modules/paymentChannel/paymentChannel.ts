/** What is asked of the payment channel, whatever it is. */
interface Order {
  /** Ours; a channel that knows it already must not do it again. */
  readonly key: string;
  /** The loan's number on the lender's side. */
  readonly loanNo: string;
  /** A decimal number of the currency, written out: '12.30'. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly askedAt: Date;
  /** From then on the channel must not begin with it. */
  readonly goodUntil: Date;
}

/** A deduction as the payment channel is asked for it. */
export interface DeductionOrder extends Order {
  /** The borrower's account. */
  readonly account: string;
}

/** A code to pay with as the payment channel is asked for it (MI-06). */
export interface CodeOrder extends Order {
  /** What is bought with it. */
  readonly purpose: 'repayment' | 'extension';
  /** contract/codes/payChannel: where the borrower pays. */
  readonly place: string;
}

/** What a channel says of what it does not do, has not done yet, or has never heard of. */
type NotDone =
  /** It was not done and will not be: a code of contract/codes/deductionFailure or codeFailure, or the channel's own words. */
  | { readonly said: 'refused'; readonly reason: string }
  /** It is under way. */
  | { readonly said: 'pending' }
  /** It has never heard of the key. */
  | { readonly said: 'unknownKey' };

/** What a channel says of a deduction. */
export type ChannelStatusUpdate =
  | NotDone
  /** The money was taken; the channel's own number of it. */
  | { readonly said: 'done'; readonly reference: string };

/** What a channel says of a code. */
export type CodeStatusUpdate =
  | NotDone
  /** The borrower can pay with it until then. */
  | { readonly said: 'given'; readonly code: string; readonly expiresAt: Date }
  /** Nobody can pay with it any more. */
  | { readonly said: 'withdrawn' }
  /** It was paid, with this decimal number of the currency, at that time; the channel's own number of the payment. */
  | { readonly said: 'paid'; readonly amount: string; readonly paidAt: Date; readonly reference: string };

/** Whoever takes money from borrowers: the one door to it (MI-05, MI-06). Whatever throws means that nobody knows what happened: it is asked about by its key. */
export interface PaymentChannel {
  /** Asks for a deduction. */
  deduct(order: DeductionOrder): Promise<ChannelStatusUpdate>;
  /** Asks what became of one. */
  deduction(order: DeductionOrder): Promise<ChannelStatusUpdate>;
  /** Asks for a code to pay with. */
  requestCode(order: CodeOrder): Promise<CodeStatusUpdate>;
  /** Asks where one stands. */
  code(order: CodeOrder): Promise<CodeStatusUpdate>;
  /** Takes one back; one that has been paid meanwhile says so. */
  withdrawCode(order: CodeOrder): Promise<CodeStatusUpdate>;
}
