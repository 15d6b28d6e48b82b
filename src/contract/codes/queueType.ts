import type { CodeValue, CodeTable } from './codeTable';

/** Ways in which a queue gets its cases (§3 Queue, QU-01). */
export const QUEUE_TYPE = {
  automatic: { cn: '自动队列', en: 'Automatic', es: 'Automática' },
  manual: { cn: '手动队列', en: 'Manual', es: 'Manual' },
} as const satisfies CodeTable;

export type QueueType = CodeValue<typeof QUEUE_TYPE>;
