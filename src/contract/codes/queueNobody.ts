import type { CodeTable } from './codeTable';

/** What stands in a queue's history where there is nothing to name (QU-01; ours): the cases lay in no queue; nobody moved them. */
export const QUEUE_NOBODY = {
  noQueue: { cn: '无队列', en: 'no queue', es: 'sin cola' },
  byRules: { cn: '按规则', en: 'by the rules', es: 'por las reglas' },
} as const satisfies CodeTable;
