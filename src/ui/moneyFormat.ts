/** Returns the format of an amount: in its currency, or with two decimals if the currency is unknown. */
export const moneyFormat = (currency: string | null | undefined) =>
  currency
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
