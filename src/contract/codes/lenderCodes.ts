import type { CodeValue, CodeTable } from './codeTable';

/** Responses of a lender's signed call for one event (MI-01; not in the specification). */
export const LENDER_ANSWER = {
  taken: { cn: '已接收', en: 'Taken in, now or before', es: 'Recibido, ahora o antes' },
  contradictory: { cn: '内容矛盾', en: 'Contradicts what was sent before', es: 'Contradice lo enviado antes' },
  refused: { cn: '格式错误', en: 'Wrong of form, not taken in', es: 'Forma incorrecta, no recibido' },
} as const satisfies CodeTable;

export type LenderAnswer = CodeValue<typeof LENDER_ANSWER>;

/** Kinds of lender events about a loan (MI-01; not in the specification). */
export const LENDER_EVENT_KIND = {
  payment: { cn: '还款', en: 'Payment', es: 'Pago' },
  reversal: { cn: '冲正', en: 'Reversal', es: 'Reverso' },
  refund: { cn: '退款', en: 'Refund', es: 'Reembolso' },
  withdrawal: { cn: '撤案', en: 'Withdrawal', es: 'Retiro' },
  closure: { cn: '结案', en: 'Closure', es: 'Cierre' },
  reopening: { cn: '重启', en: 'Re-opening', es: 'Reapertura' },
  newDueDate: { cn: '变更到期日', en: 'New due date', es: 'Nueva fecha de vencimiento' },
} as const satisfies CodeTable;

export type LenderEventKind = CodeValue<typeof LENDER_EVENT_KIND>;

/** Processing states of a lender event (MI-01; not in the specification). */
export const LENDER_EVENT_STATE = {
  received: { cn: '已接收', en: 'Received', es: 'Recibido' },
  booked: { cn: '已入账', en: 'Booked', es: 'Registrado' },
  waits: { cn: '等待对应还款', en: 'Waits for its payment', es: 'Espera su pago' },
  clarify: { cn: '待核实', en: 'To be clarified', es: 'Por aclarar' },
  returned: { cn: '已退回', en: 'Returned', es: 'Devuelto' },
} as const satisfies CodeTable;

export type LenderEventState = CodeValue<typeof LENDER_EVENT_STATE>;

/** Fields of an event of the lender, as its signed call names them (docs/lender.md). */
export const LENDER_FIELD = {
  kind: { cn: '类型', en: 'Kind', es: 'Tipo' },
  loanNo: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' },
  amount: { cn: '金额', en: 'Amount', es: 'Monto' },
  currency: { cn: '币种', en: 'Currency', es: 'Moneda' },
  valueTime: { cn: '发生时间', en: 'Value time', es: 'Fecha valor' },
  ofReference: { cn: '对应流水号', en: 'Refers to', es: 'Se refiere a' },
  newDueDay: { cn: '新到期日', en: 'New due day', es: 'Nuevo vencimiento' },
  paidBy: { cn: '付款方', en: 'Paid by', es: 'Pagado por' },
  reason: { cn: '资方备注', en: 'Remark of the lender', es: 'Nota del acreedor' },
} as const satisfies CodeTable;

export type LenderField = CodeValue<typeof LENDER_FIELD>;

/** Ways in which a lender event arrives (MI-01; not in the specification). */
export const LENDER_HANDLE = {
  file: { cn: '命令行文件', en: 'File by command', es: 'Archivo por comando' },
  screen: { cn: '页面上传', en: 'Upload on the screen', es: 'Carga en pantalla' },
  call: { cn: '接口', en: 'Signed call', es: 'Llamada firmada' },
  channel: { cn: '支付渠道', en: 'Payment channel', es: 'Canal de pago' },
  simulation: { cn: '模拟', en: 'Simulation', es: 'Simulación' },
} as const satisfies CodeTable;

export type LenderHandle = CodeValue<typeof LENDER_HANDLE>;

/** Reasons why a lender row was not accepted as a new event (MI-01; not in the specification). */
export const REJECTION_ANSWER = {
  contradictory: { cn: '矛盾', en: 'Contradictory', es: 'Contradictorio' },
  known: { cn: '已知', en: 'Known', es: 'Conocido' },
  refused: { cn: '已拒绝', en: 'Refused', es: 'Rechazado' },
} as const satisfies CodeTable;

export type RejectionAnswer = CodeValue<typeof REJECTION_ANSWER>;

/** States of an item that waits for manual clarification (MI-02; not in the specification). */
export const CLARIFICATION_STATE = {
  open: { cn: '待处理', en: 'Open', es: 'Abierto' },
  assigned: { cn: '已分配到贷款', en: 'Assigned to a loan', es: 'Asignado a un préstamo' },
  returned: { cn: '已退回', en: 'Returned', es: 'Devuelto' },
  gone: { cn: '自行解决', en: 'Settled by itself', es: 'Resuelto por sí solo' },
} as const satisfies CodeTable;

export type ClarificationState = CodeValue<typeof CLARIFICATION_STATE>;

/** Reasons why a lender item waits for manual clarification (MI-02; not in the specification). */
export const CLARIFY_REASON = {
  unknownLoan: { cn: '贷款不存在', en: 'Unknown loan', es: 'Préstamo desconocido' },
  overpaid: { cn: '多还', en: 'Paid more than is due', es: 'Pagado de más' },
  wrongCurrency: { cn: '币种不符', en: 'Other currency', es: 'Otra moneda' },
  waitsForPayment: { cn: '等待对应还款', en: 'Its payment has not come', es: 'Su pago no ha llegado' },
  loanEnded: { cn: '案件已结束', en: 'The case has ended', es: 'El caso ya terminó' },
  noCase: { cn: '没有案件', en: 'There is no case', es: 'No hay caso' },
  notAPayment: { cn: '引用的不是还款', en: 'What it names is no payment', es: 'Lo que indica no es un pago' },
  alreadyReversed: { cn: '已冲正', en: 'Reversed already', es: 'Ya reversado' },
  amountDiffers: { cn: '金额不一致', en: 'The amount differs', es: 'El monto es distinto' },
  moreThanPaid: { cn: '超过已还金额', en: 'More than was paid', es: 'Más de lo pagado' },
  returnedBefore: { cn: '冲正前已退回', en: 'Given back before it was reversed', es: 'Devuelto antes del reverso' },
  unknownCode: {
    cn: '还款码不存在或属于其他贷款',
    en: 'Unknown code, or one of another loan',
    es: 'Código desconocido, o de otro préstamo',
  },
  extensionHeld: {
    cn: '案件暂停中，无法展期',
    en: 'Paid for an extension of a held case',
    es: 'Pagado por la prórroga de un caso retenido',
  },
  codePaid: { cn: '还款码已支付过', en: 'The code was paid before', es: 'El código ya se había pagado' },
  nothingDue: { cn: '无欠款', en: 'Nothing is due', es: 'No hay adeudo' },
  notBooked: { cn: '入账失败', en: 'Could not be booked', es: 'No se pudo registrar' },
} as const satisfies CodeTable;

export type ClarifyReason = CodeValue<typeof CLARIFY_REASON>;
