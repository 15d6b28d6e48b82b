import type { CodeValue, CodeTable } from './codeTable';

/** Who gets the open cases of users who are disabled (US-01; ours). */
export const CASES_HEIR = {
  queue: { cn: '退回队列', en: 'Back to their queues', es: 'Regresan a sus colas' },
  agent: { cn: '转给一位同事', en: 'To one colleague', es: 'A un compañero' },
  group: { cn: '在本组内平均分配', en: 'Spread over the group', es: 'Se reparten en el grupo' },
} as const satisfies CodeTable;

/** Who gets the open cases of users who are disabled. */
export type CasesHeir = CodeValue<typeof CASES_HEIR>;
