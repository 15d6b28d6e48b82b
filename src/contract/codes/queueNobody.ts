import type { CodeTable } from './codeTable';

/** Placeholders in a queue's history (QU-01; not in the specification): the cases were in no queue, or no user moved them. */
export const QUEUE_NOBODY = {
  noQueue: { cn: '无队列', en: 'no queue', es: 'sin cola' },
  byRules: { cn: '按规则', en: 'by the rules', es: 'por las reglas' },
} as const satisfies CodeTable;
