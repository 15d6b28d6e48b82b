/** Common fields of all requests to the payment channel. */
interface Order {
  /** Our idempotency key; a channel that knows it must not repeat the operation. */
  readonly key: string;
  /** The loan's number on the lender's side. */
  readonly loanNo: string;
  /** Decimal number in the currency, such as '12.30'. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly askedAt: Date;
  /** Expiry after which the channel must not start it. */
  readonly goodUntil: Date;
}

/** Deduction request to the payment channel. */
export interface DeductionOrder extends Order {
  /** The borrower's account. */
  readonly account: string;
}

/** Request to the payment channel for a payment code (MI-06). */
export interface CodeOrder extends Order {
  /** Purpose of the payment. */
  readonly purpose: 'repayment' | 'extension';
  /** contract/codes/moneyCodes: where the borrower pays. */
  readonly place: string;
}

/** Responses for a refused, pending or unknown request. */
type NotDone =
  /** Definitely not done: a code of contract/codes/moneyCodes or codeFailure, or the channel's own message. */
  | { readonly said: 'refused'; readonly reason: string }
  /** In progress. */
  | { readonly said: 'pending' }
  /** The channel does not know the key. */
  | { readonly said: 'unknownKey' };

/** Response of a channel about a deduction. */
export type ChannelStatusUpdate =
  | NotDone
  /** The money was collected; `reference` is the channel's number. */
  | { readonly said: 'done'; readonly reference: string };

/** Response of a channel about a code. */
export type CodeStatusUpdate =
  | NotDone
  /** Valid for payment until `expiresAt`. */
  | { readonly said: 'given'; readonly code: string; readonly expiresAt: Date }
  /** The code is no longer valid. */
  | { readonly said: 'withdrawn' }
  /** Paid amount as a decimal number of the currency, with time and the channel's payment number. */
  | { readonly said: 'paid'; readonly amount: string; readonly paidAt: Date; readonly reference: string };

/**
 * Collects money from borrowers; the only interface to payments (MI-05, MI-06). After an exception the outcome is unknown and must be
 * looked up by its key.
 */
export interface PaymentChannel {
  /** Asks for a deduction. */
  deduct(order: DeductionOrder): Promise<ChannelStatusUpdate>;
  /** Asks what became of one. */
  deduction(order: DeductionOrder): Promise<ChannelStatusUpdate>;
  /** Asks for a code to pay with. */
  requestCode(order: CodeOrder): Promise<CodeStatusUpdate>;
  /** Looks up the state of a code. */
  code(order: CodeOrder): Promise<CodeStatusUpdate>;
  /** Withdraws a code; a code paid in the meantime responds 'paid'. */
  withdrawCode(order: CodeOrder): Promise<CodeStatusUpdate>;
}
