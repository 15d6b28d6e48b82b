import type { CodeValue, CodeTable } from './codeTable';

/** Deduction statuses (§4). */
export const DEDUCTION_STATUS = {
  '0': { cn: '初始化', en: 'Initialised', es: 'Iniciado' },
  '1': { cn: '失败', en: 'Failed', es: 'Fallido' },
  '2': { cn: '成功', en: 'Success', es: 'Correcto' },
} as const satisfies CodeTable;

/** Status of a deduction (§4). */
export type DeductionStatus = CodeValue<typeof DEDUCTION_STATUS>;

/** Status codes by name, for rules and queries. */
export const DEDUCTION = { initialised: '0', failed: '1', succeeded: '2' } as const satisfies Record<
  string,
  DeductionStatus
>;

/** Deduction types (§4). */
export const DEDUCTION_TYPE = {
  '1': { cn: '主动还款', en: 'Active repayment', es: 'Pago voluntario' },
  '3': { cn: '自动扣款', en: 'Automatic deduction', es: 'Cargo automático' },
  '4': { cn: '催收扣款', en: 'Collection', es: 'Gestión de cobro' },
} as const satisfies CodeTable;

/** Source of a deduction (§4). */
export type DeductionType = CodeValue<typeof DEDUCTION_TYPE>;

/** Type codes by name, for rules and queries. */
export const DEDUCTION_BY = { borrower: '1', system: '3', agent: '4' } as const satisfies Record<string, DeductionType>;

/** Reasons why a deduction failed, unless the channel supplies its own text (§3 Pay log, MI-05; not in the specification). */
export const DEDUCTION_FAILURE = {
  noMoney: { cn: '账户余额不足', en: 'Not enough money on the account', es: 'Saldo insuficiente en la cuenta' },
  refused: {
    cn: '支付渠道拒绝扣款',
    en: 'The payment channel refused it',
    es: 'El canal de pago lo rechazó',
  },
  lessDue: {
    cn: '到账时应还金额已减少，已作为还款入账，多出部分待核实',
    en: 'Less was due by then: it was booked as a payment, and what is over waits to be clarified',
    es: 'Para entonces se debía menos: se registró como pago y el excedente está por aclarar',
  },
  toldBefore: {
    cn: '贷方已先行通知，已作为还款入账',
    en: 'The lender reported it first: it was booked as its payment',
    es: 'El acreedor lo informó antes: se registró como su pago',
  },
  held: {
    cn: '案件已暂停作业，未扣款',
    en: 'The case was held before it went out; nothing was deducted',
    es: 'El caso quedó retenido antes del envío; no se cobró nada',
  },
  tooLate: {
    cn: '未及时送达支付渠道，未扣款',
    en: 'It did not reach the payment channel in time; nothing was deducted',
    es: 'No llegó a tiempo al canal de pago; no se cobró nada',
  },
} as const satisfies CodeTable;

/** Reasons why no repayment code was issued, unless the channel supplies its own text (MI-06; not in the specification). */
export const CODE_FAILURE = {
  refused: { cn: '支付渠道拒绝', en: 'The payment channel refused it', es: 'El canal de pago lo rechazó' },
  held: {
    cn: '案件已暂停作业，未申请',
    en: 'The case was held before it was asked for',
    es: 'El caso quedó retenido antes de solicitarlo',
  },
  tooLate: {
    cn: '未及时送达支付渠道',
    en: 'It did not reach the payment channel in time',
    es: 'No llegó a tiempo al canal de pago',
  },
} as const satisfies CodeTable;

/** States of a repayment code (MI-06; not in the specification). */
export const REPAYMENT_CODE_STATE = {
  pending: { cn: '等待中', en: 'in progress', es: 'en proceso' },
  good: { cn: '有效', en: 'good', es: 'vigente' },
  expired: { cn: '已过期', en: 'expired', es: 'vencido' },
  replaced: { cn: '已替换', en: 'replaced', es: 'reemplazado' },
  withdrawn: { cn: '已撤回', en: 'withdrawn', es: 'retirado' },
  refused: { cn: '未获得', en: 'not given', es: 'no entregado' },
  paid: { cn: '已支付', en: 'paid', es: 'pagado' },
} as const satisfies CodeTable;

export type RepaymentCodeState = CodeValue<typeof REPAYMENT_CODE_STATE>;

/** Purposes of a code of the lender's payment channels (§3 repayment code). The codes are not in the specification. */
export const REPAYMENT_CODE_TYPE = {
  '1': { cn: '还款码', en: 'Repayment code', es: 'Código de pago' },
  '2': { cn: '展期码', en: 'Extension code', es: 'Código de prórroga' },
} as const satisfies CodeTable;

export type RepaymentCodeType = CodeValue<typeof REPAYMENT_CODE_TYPE>;

/** Type codes by name, for rules and queries. */
export const CODE_FOR = { repayment: '1', extension: '2' } as const satisfies Record<string, RepaymentCodeType>;

/** Channels where a borrower can pay with a code (§3 repayment code). The channels are not in the specification. */
export const PAY_CHANNEL = {
  BANK: { cn: '银行转账', en: 'Bank transfer', es: 'Transferencia bancaria' },
  STORE: { cn: '便利店', en: 'Convenience store', es: 'Tienda de conveniencia' },
  WALLET: { cn: '电子钱包', en: 'Wallet', es: 'Monedero electrónico' },
} as const satisfies CodeTable;

export type PayChannel = CodeValue<typeof PAY_CHANNEL>;

/** Responses to a payment channel's callback for one idempotency key (MI-05; not in the specification). */
const CHANNEL_ANSWER = {
  asked: { cn: '已接收，将立即查询', en: 'Asked about at once', es: 'Se consulta de inmediato' },
  known: { cn: '结果已知', en: 'Known already, nothing more to do', es: 'Ya se conoce, nada más que hacer' },
  unknown: { cn: '未知的键', en: 'Nobody has asked for it', es: 'Nadie lo ha solicitado' },
} as const satisfies CodeTable;

export type ChannelAnswer = CodeValue<typeof CHANNEL_ANSWER>;

/** Due states of a promise in the institution's calendar (not in the specification), used as a filter of the case lists. */
export const PROMISE_DUE = {
  today: { cn: '今日到期', en: 'Due today', es: 'Vence hoy' },
  tomorrow: { cn: '明日到期', en: 'Due tomorrow', es: 'Vence mañana' },
  past: { cn: '已过期', en: 'Past due', es: 'Vencida' },
} as const satisfies CodeTable;

export type PromiseDue = CodeValue<typeof PROMISE_DUE>;

/**
 * Outcomes of a promise to pay (not in the specification): calculated from the payments until the end of its day, never entered manually.
 */
export const PROMISE_STATE = {
  open: { cn: '待兑现', en: 'Open', es: 'Pendiente' },
  kept: { cn: '已兑现', en: 'Kept', es: 'Cumplida' },
  partly: { cn: '部分兑现', en: 'Partly kept', es: 'Cumplida en parte' },
  broken: { cn: '未兑现', en: 'Broken', es: 'Incumplida' },
} as const satisfies CodeTable;

/** The outcome of a promise to pay. */
export type PromiseState = CodeValue<typeof PROMISE_STATE>;

/** Reasons why a paid extension code did not extend the due date, or no longer does (MI-07; not in the specification). */
export const NOT_EXTENDED = {
  held: { cn: '案件暂停中，款项待核实', en: 'the case was held', es: 'el caso estaba retenido' },
  paidLess: { cn: '支付金额不足', en: 'less was paid than it costs', es: 'se pagó menos de lo que cuesta' },
  tooLate: { cn: '支付时已失效', en: 'paid when it was good no more', es: 'se pagó cuando ya no estaba vigente' },
  settled: { cn: '已全额结清', en: 'nothing is due any more', es: 'ya no hay adeudo' },
  notBooked: { cn: '款项待核实', en: 'the money waits to be clarified', es: 'el dinero espera aclaración' },
  reversed: { cn: '还款已冲正', en: 'the payment was reversed', es: 'el pago se reversó' },
} as const satisfies CodeTable;

export type NotExtended = CodeValue<typeof NOT_EXTENDED>;
