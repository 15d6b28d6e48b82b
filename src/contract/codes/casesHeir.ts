import type { CodeValue, CodeTable } from './codeTable';

/** Recipients of a disabled user's open cases (US-01; not in the specification). */
export const CASES_HEIR = {
  queue: { cn: '退回队列', en: 'Back to their queues', es: 'Regresan a sus colas' },
  agent: { cn: '转给一位同事', en: 'To one colleague', es: 'A un compañero' },
  group: { cn: '在本组内平均分配', en: 'Spread over the group', es: 'Se reparten en el grupo' },
} as const satisfies CodeTable;

export type CasesHeir = CodeValue<typeof CASES_HEIR>;
