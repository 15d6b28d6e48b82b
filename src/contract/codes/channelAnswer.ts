import type { CodeValue, CodeTable } from './codeTable';

/** What a payment channel's call-back is answered for a key (MI-05; ours). */
export const CHANNEL_ANSWER = {
  asked: { cn: '已接收，将立即查询', en: 'Asked about at once', es: 'Se consulta de inmediato' },
  known: { cn: '结果已知', en: 'Known already, nothing more to do', es: 'Ya se conoce, nada más que hacer' },
  unknown: { cn: '未知的键', en: 'Nobody has asked for it', es: 'Nadie lo ha solicitado' },
} as const satisfies CodeTable;

/** What it is answered. */
export type ChannelAnswer = CodeValue<typeof CHANNEL_ANSWER>;
