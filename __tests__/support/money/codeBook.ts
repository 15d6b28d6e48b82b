/** A deduction or a code as a payment channel is asked for it. */
export interface Ordered {
  readonly key: string;
  readonly amount: string;
  readonly account: string;
}

/** Until when the house's codes can be paid with. */
export const CODE_EXPIRES = '2026-03-11T00:42:00.000Z';

/** The codes of a payment channel: one for each key, however often it is asked for. */
export interface CodeBook {
  readonly give: (ordered: Ordered) => object;
  /** What it says of one; undefined where it has never heard of it. */
  readonly word: (key: string) => object | undefined;
  readonly withdraw: (key: string) => object | undefined;
  /** The keys of those that can be paid with. */
  readonly given: () => string[];
  readonly amountOf: (key: string) => string | undefined;
  readonly isPaid: (key: string) => boolean;
  /** What it would say of each now, in a word. */
  readonly states: () => ReadonlyMap<string, string>;
  /** What was paid, by key. */
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
