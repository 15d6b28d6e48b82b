import { type CodeValue, type CodeTable, getCodeValues } from './codeTable';
import { CASE_RESULT, COLLECTION_RESULT } from './caseCodes';
import type { Revealable } from '../entities/cases/borrower';
import type { LocalizedText } from '../language';

/** Contact channels (§4). */
export const CONTACT_CHANNEL = {
  '01': { cn: '电话', en: 'Call', es: 'Llamada' },
  '05': { cn: 'WhatsApp', en: 'WhatsApp', es: 'WhatsApp' },
} as const satisfies CodeTable;

/** Channel of a contact (§4). */
export type ContactChannel = CodeValue<typeof CONTACT_CHANNEL>;

/** Channel codes by name, for rules and queries. */
export const CHANNEL = { call: '01', whatsApp: '05' } as const satisfies Record<string, ContactChannel>;

/** Contact relationship codes (§3). */
export const CONTACT_RELATION = {
  R01: { cn: '本人', en: 'Self', es: 'Titular' },
  R02: { cn: '配偶', en: 'Spouse', es: 'Cónyuge' },
  R03: { cn: '父母', en: 'Parents', es: 'Padre o madre' },
  R04: { cn: '亲属', en: 'Relatives', es: 'Familiares' },
  R05: { cn: '子女', en: 'Children', es: 'Hijos' },
  R06: { cn: '朋友', en: 'Friend', es: 'Amistad' },
  R07: { cn: '工作证明人', en: 'Work reference', es: 'Referencia laboral' },
  R08: { cn: '同事', en: 'Colleague', es: 'Compañero de trabajo' },
  R09: { cn: '兄弟姐妹', en: 'Siblings', es: 'Hermanos' },
  R10: { cn: '其他联系人', en: 'Other contacts', es: 'Otros contactos' },
  R11: { cn: '通讯录', en: 'Address book', es: 'Agenda' },
  R12: { cn: '通话记录', en: 'Call list', es: 'Registro de llamadas' },
  '': { cn: '其他', en: 'Other', es: 'Otro' },
} as const satisfies CodeTable;

/** Relation of a contact to the borrower (§3). */
export type ContactRelation = CodeValue<typeof CONTACT_RELATION>;

/** Returns true if the code is in the table. A server may send other codes. */
export const isContactRelation = (code: string): code is ContactRelation => Object.hasOwn(CONTACT_RELATION, code);

/** Relations used in rules and queries, by name. */
export const RELATION = { self: 'R01', other: 'R10', addressBook: 'R11' } as const satisfies Record<
  string,
  ContactRelation
>;

/** Result codes of a call (§4); RETRY belongs to three call status groups. */
export const CALL_RESULT = {
  LC: { cn: '失联', en: 'Lost contact', es: 'Sin contacto' },
  RETRY: { cn: '待重拨', en: 'Call again', es: 'Volver a llamar' },
  RPD: { cn: '已还款', en: 'Repaid', es: 'Pagado' },
  PTP: { cn: '承诺今日还款', en: 'Promise today', es: 'Promete pagar hoy' },
  DTP: { cn: '拒绝还款', en: 'Declines', es: 'Se niega a pagar' },
  WTP: { cn: '有还款意愿', en: 'Willing to pay', es: 'Dispuesto a pagar' },
  PTCPST: { cn: '承诺他人代还', en: 'Promises that someone else pays', es: 'Promete que pagará otra persona' },
  PTN: { cn: '承诺转告', en: 'Promises to notify', es: 'Promete avisar' },
  ND: { cn: '已告知', en: 'Notified', es: 'Notificado' },
  NORLVT: { cn: '无关人员', en: 'Wrong person', es: 'Persona ajena' },
  NOCLCT: { cn: '建议停催', en: 'Stop recommended', es: 'Conviene detener la gestión' },
  NOVLD: { cn: '无效', en: 'Invalid', es: 'No válido' },
  BP: { cn: '违背承诺', en: 'Broke promise', es: 'Promesa incumplida' },
  FRAUD: { cn: '欺诈', en: 'Fraud', es: 'Fraude' },
  PTRPD: { cn: '部分还款', en: 'Partial repayment', es: 'Pago parcial' },
  STLD: { cn: '已结清', en: 'Settled', es: 'Liquidado' },
  MEMO: { cn: '备注', en: 'Memo', es: 'Nota' },
} as const satisfies CodeTable;

/** Result of a call (§4). */
export type CallResult = CodeValue<typeof CALL_RESULT>;

/** All possible results of a case, a contact or a log line: of a call, or of collection (§4). */
export const RECORDED_RESULT = { ...CALL_RESULT, ...COLLECTION_RESULT } as const satisfies CodeTable;

/** Results that a user records (CD-05). */
export const RECORDABLE_RESULT = { ...CALL_RESULT, ...CASE_RESULT } as const satisfies CodeTable;

export type RecordableResult = CodeValue<typeof RECORDABLE_RESULT>;

const PROMISES: ReadonlySet<RecordableResult> = new Set(['PTP', 'PTCPST', 'CR10']);

/** Tells whether a result is a promise to pay (§4). */
export const isPromise = (result: RecordableResult | undefined): boolean =>
  result !== undefined && PROMISES.has(result);

/** Call status groups (§4). */
export const CALL_STATUS = {
  NULL: {
    cn: '空号/停机/关机',
    en: 'No such number, suspended or off',
    es: 'Número inexistente, suspendido o apagado',
  },
  DA: { cn: '挂断/拒接', en: 'Hung up or refused', es: 'Colgó o rechazó' },
  NOA: { cn: '无人接听', en: 'No answer', es: 'Sin respuesta' },
  BLK: { cn: '黑名单', en: 'Blacklist', es: 'Lista negra' },
  CNCT: { cn: '已接通', en: 'Connected', es: 'Conectado' },
  VERIFY: { cn: '核实', en: 'Verify', es: 'Verificación' },
  OTHER: { cn: '其他', en: 'Other', es: 'Otro' },
} as const satisfies CodeTable;

/** Connection status of a call (§4). */
export type CallStatus = CodeValue<typeof CALL_STATUS>;

/** The results that each call status group allows, in the order of the specification (§4). */
export const RESULTS_OF_CALL_STATUS = {
  NULL: ['LC'],
  DA: ['RETRY'],
  NOA: ['RETRY'],
  BLK: ['RETRY'],
  CNCT: ['RPD', 'PTP', 'DTP', 'WTP', 'PTCPST', 'PTN', 'ND', 'NORLVT', 'NOCLCT', 'NOVLD'],
  VERIFY: ['BP', 'FRAUD', 'PTRPD', 'STLD'],
  OTHER: ['MEMO'],
} as const satisfies Record<CallStatus, readonly CallResult[]>;

/** Results that may be recorded with each call status group. Collection results belong to no call (§4). */
export const RECORDABLE_RESULTS: Readonly<Record<CallStatus, readonly RecordableResult[]>> = {
  ...RESULTS_OF_CALL_STATUS,
  OTHER: [...RESULTS_OF_CALL_STATUS.OTHER, ...getCodeValues(CASE_RESULT)],
};

/** Tells whether a result may be recorded with a call status group (§4). */
export const belongsToStatus = (status: CallStatus, result: RecordableResult): boolean =>
  RECORDABLE_RESULTS[status].some((each) => each === result);

/** Status of an answered call. */
export const CONNECTED = 'CNCT' satisfies CallStatus;

/** Returns true if the recorded result is 'connected' but the line reported the call as unanswered. */
export const isAgainstLine = (recorded: string | undefined, line: string | null): boolean =>
  recorded === CONNECTED && line !== null && line !== CONNECTED;

/**
 * Returns true if a recorded telephone status contradicts the line: one of the two is 'connected' and the other is not. How a call
 * remained unanswered is no contradiction.
 */
export const contradictsLine = (recorded: string, line: string | null): boolean =>
  line !== null &&
  TELEPHONE_STATUSES.some((each) => each === recorded) &&
  (recorded === CONNECTED) !== (line === CONNECTED);

/** Statuses that a telephone call can have. The other statuses come from other sources. */
export const TELEPHONE_STATUSES = ['NULL', 'DA', 'NOA', 'BLK', 'CNCT'] as const satisfies readonly CallStatus[];

/** Phone call types (§4). */
export const PHONE_CALL_TYPE = {
  '1': { cn: '呼入', en: 'Incoming', es: 'Entrante' },
  '2': { cn: '呼出', en: 'Outgoing', es: 'Saliente' },
  '3': { cn: '未接', en: 'Missed', es: 'Perdida' },
  '4': { cn: '语音信箱', en: 'Voicemail', es: 'Buzón de voz' },
  '5': { cn: '拒接', en: 'Rejected', es: 'Rechazada' },
  '6': { cn: '已拦截', en: 'Blocked', es: 'Bloqueada' },
  '7': { cn: '在其他设备接听', en: 'Answered externally', es: 'Contestada en otro dispositivo' },
} as const satisfies CodeTable;

/** States of a telephone call (not in the specification). */
export const LINE_STATE = {
  dialling: { cn: '拨号中', en: 'Dialling', es: 'Marcando' },
  ringing: { cn: '振铃中', en: 'Ringing', es: 'Sonando' },
  connected: { cn: '通话中', en: 'Connected', es: 'En llamada' },
  ended: { cn: '已结束', en: 'Ended', es: 'Terminada' },
} as const satisfies CodeTable;

export type LineState = CodeValue<typeof LINE_STATE>;

/** States of an incoming call. */
export const INBOUND_STATE = {
  ringing: { cn: '振铃中', en: 'Ringing', es: 'Sonando' },
  answered: { cn: '已接听', en: 'Answered', es: 'Contestada' },
  missed: { cn: '未接', en: 'Missed', es: 'Perdida' },
} as const satisfies CodeTable;

export type InboundState = CodeValue<typeof INBOUND_STATE>;

/** Channels of log lines: those of §4, and text messages, for which §4 has no channel code. */
export const LOG_CHANNEL = {
  ...CONTACT_CHANNEL,
  SMS: { cn: '短信', en: 'Message', es: 'Mensaje' },
} as const satisfies CodeTable;

/** Results that messages are logged with (§4). */
export const MESSAGE_RESULTS = ['MSS', 'MSF'] as const;

/** Returns the channel of a log line. On the wire, a message has the type of a call; only the result distinguishes them. */
export const toLogChannel = (type: string, result: string | null | undefined): string =>
  MESSAGE_RESULTS.some((each) => each === result) ? 'SMS' : type;

/** Masked fields that can be revealed (CD-12), with their labels in the access records (MO-01). */
export const REVEALABLE_FIELD = {
  identityNumber: { cn: '证件号', en: 'ID number', es: 'Número de documento' },
  mobilePhone: { cn: '手机号', en: 'Mobile phone', es: 'Celular' },
  homePhone: { cn: '家庭电话', en: 'Home phone', es: 'Teléfono de casa' },
  contactPhone: { cn: '联系人电话', en: "Contact's phone", es: 'Teléfono de un contacto' },
  addressBookPhone: { cn: '通讯录号码', en: 'Phone of the address book', es: 'Teléfono de la agenda' },
  callRecordPhone: { cn: '通话记录号码', en: 'Phone of the call list', es: 'Teléfono del registro de llamadas' },
  smsPhone: { cn: '短信号码', en: 'Phone of a message', es: 'Teléfono de un mensaje' },
  shoppingAddress: { cn: '购物收货地址', en: 'Address of an order', es: 'Dirección de un pedido' },
  homeAddress: { cn: '家庭地址', en: 'Home address', es: 'Domicilio' },
  companyAddress: { cn: '公司地址', en: 'Company address', es: 'Dirección de la empresa' },
  deductionAccount: { cn: '扣款账户', en: 'Deduction account', es: 'Cuenta de cargo' },
  bankAccount: { cn: '银行账户', en: 'Bank account', es: 'Cuenta bancaria' },
} as const satisfies Readonly<Record<Revealable, LocalizedText>>;
