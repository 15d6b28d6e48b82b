import type { CodeTable, CodeValue } from './codeTable';

/** Outcomes of a case in a bulk message, also of its dry run (not in the specification). */
export const BULK_OUTCOME = {
  now: { cn: '可立即发送', en: 'Now', es: 'Ahora' },
  sent: { cn: '已发送', en: 'Sent', es: 'Enviado' },
  later: { cn: '稍后发送', en: 'Later', es: 'Más tarde' },
  unlawful: { cn: '合规规则不允许', en: 'The contact rules do not allow it', es: 'La normativa no lo permite' },
  caseLimit: { cn: '案件已达当日上限', en: 'Daily limit of the case', es: 'Límite diario del caso' },
  window: { cn: '超出回复窗口', en: 'Outside of the reply window', es: 'Fuera de la ventana de respuesta' },
  unfit: {
    cn: '模板缺少该案件的数据',
    en: 'A value of the template is not known',
    es: 'Falta un valor de la plantilla',
  },
  tooLong: { cn: '内容过长', en: 'Text too long', es: 'Texto demasiado largo' },
  noNumber: { cn: '无本人号码', en: 'No number of the borrower', es: 'Sin número del titular' },
  held: { cn: '案件已暂停作业', en: 'Case on hold', es: 'Caso en pausa' },
  closed: { cn: '案件已关闭', en: 'Case closed', es: 'Caso cerrado' },
  notSeen: { cn: '案件已不可见', en: 'Case not visible anymore', es: 'Caso ya no visible' },
  notAllowed: { cn: '无该渠道权限', en: 'Channel not permitted', es: 'Canal no permitido' },
  stopped: { cn: '已停止', en: 'Stopped', es: 'Detenido' },
  expired: { cn: '超过 24 小时', en: 'Not possible within 24 hours', es: 'No fue posible en 24 horas' },
  failed: { cn: '失败', en: 'Failed', es: 'Fallido' },
} as const satisfies CodeTable;

/** Outcome of a case in a bulk message. */
export type BulkOutcome = CodeValue<typeof BULK_OUTCOME>;
