/** Deduction or code as requested from a payment channel. */
export interface Ordered {
  readonly key: string;
  readonly amount: string;
  readonly account: string;
}

/** Expiry of the channel's codes. */
export const CODE_EXPIRES = '2026-03-11T00:42:00.000Z';

/** Codes of a payment channel: one per key, however often it is requested. */
export interface CodeBook {
  readonly give: (ordered: Ordered) => object;
  /** Returns the channel's report about a key; undefined if it is unknown. */
  readonly word: (key: string) => object | undefined;
  readonly withdraw: (key: string) => object | undefined;
  /** The keys of those that can be paid with. */
  readonly given: () => string[];
  readonly amountOf: (key: string) => string | undefined;
  readonly isPaid: (key: string) => boolean;
  /** Returns the current state of each code in a word. */
  readonly states: () => ReadonlyMap<string, string>;
  /** Returns the paid amounts by key. */
  readonly paid: () => ReadonlyMap<string, string>;
  /** The borrower pays with one. */
  readonly pay: (key: string, paid: { readonly amount: string; readonly at: Date }) => void;
}

/** An empty one. */
export function codeBook(): CodeBook {
  const known = new Map<string, Readonly<Record<string, string>>>();
  const change = (key: string, word: Readonly<Record<string, string>>): void =>
    void known.set(key, { ...known.get(key), ...word });
  return {
    give: ({ key, amount }) => {
      const code = `9${String(known.size).padStart(11, '0')}`;
      if (!known.has(key)) change(key, { status: 'given', key, amount, code, expiresAt: CODE_EXPIRES });
      return known.get(key) ?? {};
    },
    given: () => [...known].flatMap(([key, { status }]) => (status === 'given' ? [key] : [])),
    amountOf: (key) => known.get(key)?.['amount'],
    isPaid: (key) => known.get(key)?.['status'] === 'paid',
    states: () => new Map([...known].map(([key, { status = '' }]) => [key, status])),
    paid: () => new Map([...known].flatMap(([key, { paidAmount }]) => (paidAmount ? [[key, paidAmount]] : []))),
    word: (key) => known.get(key),
    withdraw: (key) => {
      if (known.get(key)?.['status'] === 'given') change(key, { status: 'withdrawn' });
      return known.get(key);
    },
    pay: (key, { amount, at }) =>
      change(key, { status: 'paid', paidAmount: amount, paidAt: at.toISOString(), reference: `H-${key}` }),
  };
}
