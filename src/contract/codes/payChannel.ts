import type { CodeValue, CodeTable } from './codeTable';

/** Channels where a borrower can pay with a code (§3 repayment code). The channels are not in the specification. */
export const PAY_CHANNEL = {
  BANK: { cn: '银行转账', en: 'Bank transfer', es: 'Transferencia bancaria' },
  STORE: { cn: '便利店', en: 'Convenience store', es: 'Tienda de conveniencia' },
  WALLET: { cn: '电子钱包', en: 'Wallet', es: 'Monedero electrónico' },
} as const satisfies CodeTable;

export type PayChannel = CodeValue<typeof PAY_CHANNEL>;
