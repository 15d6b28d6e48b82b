/** How an amount is formatted: in its currency, or with two decimals where none is known. */
export const moneyFormat = (currency: string | null | undefined) =>
  currency
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
