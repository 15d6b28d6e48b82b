import type { CodeValue, CodeTable } from './codeTable';

/** What achievement is measured by (§2 indicator management, §3 achievement standard; the codes are ours, the formulas in docs/board.md). */
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

/** What achievement is measured by. */
export type Indicator = CodeValue<typeof INDICATOR>;

/** What an indicator's target is counted in: an amount of the currency, a share in per cent, a number. */
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
