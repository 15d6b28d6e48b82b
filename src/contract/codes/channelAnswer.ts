import type { CodeValue, CodeTable } from './codeTable';

/** Responses to a payment channel's callback for one idempotency key (MI-05; not in the specification). */
export const CHANNEL_ANSWER = {
  asked: { cn: '已接收，将立即查询', en: 'Asked about at once', es: 'Se consulta de inmediato' },
  known: { cn: '结果已知', en: 'Known already, nothing more to do', es: 'Ya se conoce, nada más que hacer' },
  unknown: { cn: '未知的键', en: 'Nobody has asked for it', es: 'Nadie lo ha solicitado' },
} as const satisfies CodeTable;

export type ChannelAnswer = CodeValue<typeof CHANNEL_ANSWER>;
