import type { CodeValue, CodeTable } from './codeTable';

/** Processing states of a lender event (MI-01; not in the specification). */
export const LENDER_EVENT_STATE = {
  received: { cn: '已接收', en: 'Received', es: 'Recibido' },
  booked: { cn: '已入账', en: 'Booked', es: 'Registrado' },
  waits: { cn: '等待对应还款', en: 'Waits for its payment', es: 'Espera su pago' },
  clarify: { cn: '待核实', en: 'To be clarified', es: 'Por aclarar' },
  returned: { cn: '已退回', en: 'Returned', es: 'Devuelto' },
} as const satisfies CodeTable;

export type LenderEventState = CodeValue<typeof LENDER_EVENT_STATE>;
