import type { CodeValue, CodeTable } from './codeTable';

/**
 * Indicators of achievement (§2 indicator management, §3 achievement standard). The codes are not in the specification; docs/board.md has
 * the formulas.
 */
export const INDICATOR = {
  recoveredAmount: { cn: '回款金额', en: 'Recovered amount', es: 'Monto recuperado' },
  liquidationRate: { cn: '清偿率', en: 'Liquidation rate', es: 'Tasa de recuperación' },
  settlementRate: { cn: '结清率', en: 'Settlement rate', es: 'Tasa de liquidación' },
  handledCases: { cn: '处理案件数', en: 'Handled cases', es: 'Casos gestionados' },
  connectedCalls: { cn: '接通通话数', en: 'Connected calls', es: 'Llamadas contestadas' },
  rightPartyContactRate: { cn: '本人接通率', en: 'Right-party contact rate', es: 'Tasa de contacto con el titular' },
  promiseRate: { cn: '承诺率', en: 'Promise rate', es: 'Tasa de promesas' },
  keptPromiseRate: { cn: '承诺兑现率', en: 'Kept-promise rate', es: 'Tasa de promesas cumplidas' },
} as const satisfies CodeTable;

export type Indicator = CodeValue<typeof INDICATOR>;

/** Unit of an indicator's target: an amount of the currency, a percentage, or a number. */
export type IndicatorUnit = 'amount' | 'percent' | 'number';

/** The unit of each indicator. */
export const UNIT_OF_INDICATOR: Readonly<Record<Indicator, IndicatorUnit>> = {
  recoveredAmount: 'amount',
  liquidationRate: 'percent',
  settlementRate: 'percent',
  handledCases: 'number',
  connectedCalls: 'number',
  rightPartyContactRate: 'percent',
  promiseRate: 'percent',
  keptPromiseRate: 'percent',
};
