import type { CodeTable, CodeValue } from './codeTable';

/** Reasons why a message failed, unless the gateway supplies its own text (SMS records, MSF of §4; not in the specification). */
export const SMS_FAILURE = {
  unknown: {
    cn: '结果未知：消息可能已送达',
    en: 'Outcome unknown: it may have been delivered',
    es: 'Resultado desconocido: puede haberse entregado',
  },
  unreachable: {
    cn: '无法连接消息网关，消息未发送',
    en: 'The message gateway could not be reached; nothing was sent',
    es: 'No se pudo conectar con la pasarela de mensajes; no se envió nada',
  },
  refused: {
    cn: '消息网关拒绝发送',
    en: 'The message gateway refused the message',
    es: 'La pasarela de mensajes rechazó el mensaje',
  },
  noGateway: {
    cn: '未连接消息网关，消息未发送',
    en: 'No message gateway is connected; nothing was sent',
    es: 'No hay ninguna pasarela de mensajes conectada; no se envió nada',
  },
  held: {
    cn: '案件已暂停作业，消息未发送',
    en: 'The case was held before it went out; nothing was sent',
    es: 'El caso quedó retenido antes del envío; no se envió nada',
  },
  waited: {
    cn: '等待过久，消息未发送：如仍有必要，请重新发送',
    en: 'It waited too long, so nothing was sent: send it again if it is still right',
    es: 'Esperó demasiado y no se envió: envíelo de nuevo si aún corresponde',
  },
  unlawful: {
    cn: '发出时合规规则已不允许，消息未发送：请在允许的时间重新发送',
    en: 'The rules of law no longer allowed it when it was due to leave; nothing was sent: send it again when they do',
    es: 'Al momento de salir, las reglas ya no lo permitían y no se envió: envíelo de nuevo cuando lo permitan',
  },
  numberTooShort: {
    cn: '号码位数不足，无法接收消息',
    en: 'The number is too short for a message',
    es: 'El número es demasiado corto para un mensaje',
  },
} as const satisfies CodeTable;

/** Receipts of a message that the gateway accepted (not in the specification). */
export const SMS_RECEIPT = {
  delivered: { cn: '已送达', en: 'Delivered', es: 'Entregado' },
  read: { cn: '已读', en: 'Read', es: 'Leído' },
  undelivered: { cn: '未送达', en: 'Not delivered', es: 'No entregado' },
} as const satisfies CodeTable;

export type SmsReceipt = CodeValue<typeof SMS_RECEIPT>;

/** Effects of a borrower's reply (not in the specification). */
export const REPLY_EFFECT = {
  optOut: { cn: '已退订短信', en: 'Opted out of messages', es: 'Pidió no recibir mensajes' },
} as const satisfies CodeTable;

/** Filter of the case lists by replies (not in the specification). */
export const REPLY_FILTER = {
  unread: { cn: '未读', en: 'Unread', es: 'Sin leer' },
} as const satisfies CodeTable;

/** Placeholders of a template, written as {places}, that refer to the case (CD-02). The names are not in the specification. */
export const SMS_PLACE = {
  name: { cn: '借款人姓名', en: "Borrower's name", es: 'Nombre del titular' },
  amount: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' },
  days: { cn: '逾期天数', en: 'Overdue days', es: 'Días de mora' },
  app: { cn: '贷款应用', en: 'Loan app', es: 'App del préstamo' },
  loan: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' },
  promised: { cn: '承诺金额', en: 'Amount promised next', es: 'Monto prometido' },
  promisedDay: { cn: '承诺日期', en: 'Day it is promised for', es: 'Fecha prometida' },
  agent: { cn: '催收员姓名', en: "Agent's name", es: 'Nombre del gestor' },
  institution: { cn: '机构名称', en: 'Institution', es: 'Institución' },
} as const satisfies CodeTable;

/** A place in a template. */
export type SmsPlace = CodeValue<typeof SMS_PLACE>;

const PLACE = /\{([^{}]*)\}/g;

/** Tells whether a name is that of a place. */
export const isSmsPlace = (name: string): name is SmsPlace => Object.hasOwn(SMS_PLACE, name);

const namesIn = (template: string): string[] => [
  ...new Set([...template.matchAll(PLACE)].map(([, name = '']) => name)),
];

/** Returns the known {places} of a template, each once. */
export const listSmsPlaces = (template: string): SmsPlace[] => namesIn(template).filter(isSmsPlace);

/** Returns the unknown {places} of a template, each once. A valid template has none. */
export const listUnknownSmsPlaces = (template: string): string[] =>
  namesIn(template).filter((name) => !isSmsPlace(name));

/** Purposes of a template (not in the specification): any message, or the message that follows an unanswered call. */
export const SMS_PURPOSE = {
  any: { cn: '通用', en: 'Any message', es: 'Cualquier mensaje' },
  missedCall: { cn: '未接通后发送', en: 'After an unanswered call', es: 'Tras una llamada sin respuesta' },
} as const satisfies CodeTable;

export type SmsPurpose = CodeValue<typeof SMS_PURPOSE>;

/** States of a message (not in the specification). `sent` and `failed` are MSS and MSF in the collection log (§4). */
export const SMS_STATE = {
  queued: { cn: '待发送', en: 'Waiting', es: 'En espera' },
  sending: { cn: '发送中', en: 'Sending', es: 'Enviando' },
  sent: { cn: '已发送', en: 'Sent', es: 'Enviado' },
  failed: { cn: '发送失败', en: 'Failed', es: 'Fallido' },
} as const satisfies CodeTable;

export type SmsState = CodeValue<typeof SMS_STATE>;
