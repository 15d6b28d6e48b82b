import type { BoardFigures } from '@/contract/entities/management/board';
import type { IntlShape } from 'react-intl';

/** A figure with its own label on the screen. */
export type NamedFigure = Exclude<keyof BoardFigures, 'calls' | 'dueAmount' | 'payments' | 'settlementRate'>;

/** Format of a figure. */
export type FigureKind = 'money' | 'percent' | 'count' | 'score';

interface Manner {
  readonly intl: IntlShape;
  readonly currency?: string | undefined;
}

const LOOKS = {
  percent: { style: 'percent', maximumFractionDigits: 1 },
  count: {},
  score: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const;

/** A figure in the language's own way; what is not known is a dash. */
export function formatFigure(value: number | null, kind: FigureKind, { intl, currency }: Manner): string {
  if (value === null) return '–';
  if (kind !== 'money') return intl.formatNumber(kind === 'percent' ? value / 100 : value, LOOKS[kind]);
  const looks = currency
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : ({ minimumFractionDigits: 2, maximumFractionDigits: 2 } as const);
  return intl.formatNumber(value, looks);
}

/** Formats the value for an axis, in short form. */
export const formatAxis = (value: number, { intl, currency }: Manner): string =>
  intl.formatNumber(value, {
    notation: 'compact',
    maximumFractionDigits: 1,
    ...(currency && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  });

/** Returns the change of a figure: rates in points, others relative to the previous value. Null if there is no previous value. */
export function calculateChange(now: number | null, before: number | null, kind: FigureKind): number | null {
  if (now === null || before === null) return null;
  if (kind === 'percent') return now - before;
  return before === 0 ? null : ((now - before) / before) * 100;
}

/** A calendar day as an axis or a row shows it. */
export const formatShortDay = (day: string, intl: IntlShape): string =>
  intl.formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Steps of the way from a case that is handled to money. */
export const getFunnel = (figures: BoardFigures) =>
  [
    { figure: 'handledCases', count: figures.handledCases },
    { figure: 'reachedCases', count: figures.reachedCases },
    { figure: 'rightPartyCases', count: figures.rightPartyCases },
    { figure: 'promisedCases', count: figures.promisedCases },
  ] as const;
