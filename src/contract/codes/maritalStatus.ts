import type { CodeTable } from './codeTable';

/** Marital statuses with labels in each language. Any other text from a lender is displayed unchanged. */
export const MARITAL_STATUS = {
  single: { cn: '未婚', en: 'Single', es: 'Soltero/a' },
  married: { cn: '已婚', en: 'Married', es: 'Casado/a' },
  cohabiting: { cn: '同居', en: 'Cohabiting', es: 'Unión libre' },
  divorced: { cn: '离异', en: 'Divorced', es: 'Divorciado/a' },
  widowed: { cn: '丧偶', en: 'Widowed', es: 'Viudo/a' },
} as const satisfies CodeTable;
