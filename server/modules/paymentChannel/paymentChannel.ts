/** A deduction as the payment channel is asked for it. */
export interface DeductionOrder {
  /** Ours; a channel that knows it already must not deduct again. */
  readonly key: string;
  /** The loan's number on the lender's side. */
  readonly loanNo: string;
  /** The borrower's account. */
  readonly account: string;
  /** A decimal number of the currency, written out: '12.30'. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly askedAt: Date;
  /** From then on the channel must not begin with it. */
  readonly goodUntil: Date;
}

/** What a channel says of a deduction. */
export type ChannelWord =
  /** The money was taken; the channel's own number of it. */
  | { readonly said: 'done'; readonly reference: string }
  /** It was not and will not be: a code of contract/codes/deductionFailure or the channel's own words. */
  | { readonly said: 'refused'; readonly reason: string }
  /** It is under way. */
  | { readonly said: 'pending' }
  /** It has never heard of the key. */
  | { readonly said: 'unknownKey' };

/** Whoever takes money from borrowers' accounts: the one door to it (MI-05). Whatever throws means that nobody knows what happened: it is asked about by its key. */
export interface PaymentChannel {
  /** Asks for a deduction. */
  deduct(order: DeductionOrder): Promise<ChannelWord>;
  /** Asks what became of one. */
  deduction(order: DeductionOrder): Promise<ChannelWord>;
}
