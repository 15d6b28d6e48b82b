import type { CodeValue, CodeTable } from './codeTable';

/** Basis of the order in which money is allocated to a loan (MI-02; not in the specification). */
export const ALLOCATION_FIRST = {
  instalment: { cn: '先清最早一期', en: 'Oldest instalment first', es: 'Primero la cuota más antigua' },
  part: {
    cn: '逐项清偿所有期数',
    en: 'Part by part over all instalments',
    es: 'Concepto por concepto en todas las cuotas',
  },
} as const satisfies CodeTable;

export type AllocationFirst = CodeValue<typeof ALLOCATION_FIRST>;
