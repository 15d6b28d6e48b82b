import type { LenderDay } from '@/contract/entities/lender/lender';

/** Sum of all days of a currency. */
export type DayTotal = Omit<LenderDay, 'day' | 'handleType'>;

/** Removes the floating-point error of adding decimals; no currency has more than four. */
const sum = (days: readonly LenderDay[], name: Exclude<keyof DayTotal, 'currency'>): number =>
  Number(days.reduce((total, day) => total + day[name], 0).toFixed(4));

const sumOfCurrency = (currency: string, days: readonly LenderDay[]): DayTotal => ({
  currency,
  events: sum(days, 'events'),
  known: sum(days, 'known'),
  contradictory: sum(days, 'contradictory'),
  refused: sum(days, 'refused'),
  waitingEvents: sum(days, 'waitingEvents'),
  sentAmount: sum(days, 'sentAmount'),
  bookedAmount: sum(days, 'bookedAmount'),
  waitingAmount: sum(days, 'waitingAmount'),
  returnedAmount: sum(days, 'returnedAmount'),
  reversedAmount: sum(days, 'reversedAmount'),
  notYetAmount: sum(days, 'notYetAmount'),
  contradictoryAmount: sum(days, 'contradictoryAmount'),
  difference: sum(days, 'difference'),
});

/** Returns the totals of the days, one for each currency. */
export const sumDays = (days: readonly LenderDay[]): readonly DayTotal[] =>
  [...new Set(days.map(({ currency }) => currency))].map((currency) =>
    sumOfCurrency(
      currency,
      days.filter((day) => day.currency === currency),
    ),
  );
