import type { CodeValue, CodeTable } from './codeTable';

/** Case status codes (§4). */
export const CASE_STATUS = {
  C00: { cn: '新入催', en: 'New', es: 'Nuevo' },
  C01: { cn: '待催收', en: 'To be collected', es: 'Por gestionar' },
  C10: { cn: '催收中', en: 'In collection', es: 'En gestión' },
  C20: { cn: '承诺还款', en: 'Promise to repay', es: 'Promesa de pago' },
  C30: { cn: '已结案', en: 'Closed', es: 'Cerrado' },
  C31: { cn: '正常结案', en: 'Closed normally', es: 'Cerrado con pago' },
  C32: { cn: '展期结案', en: 'Closed by extension', es: 'Cerrado por prórroga' },
  C40: { cn: '案件撤回', en: 'Case withdrawn', es: 'Caso retirado' },
  C50: { cn: '退款案件', en: 'Refund case', es: 'Caso de reembolso' },
} as const satisfies CodeTable;

/** Stage of a case between new and closed (§4). */
export type CaseStatus = CodeValue<typeof CASE_STATUS>;

/** Statuses of cases that are still being worked. A loan has at most one such case. */
export const OPEN_CASE_STATUSES = ['C00', 'C01', 'C10', 'C20'] as const satisfies readonly CaseStatus[];

/** Returns true if a case in this status is still being worked. */
export const isOpenStatus = (status: string): boolean => OPEN_CASE_STATUSES.some((each) => each === status);

/** Statuses used in rules and queries, by name. */
export const CASE = { fresh: 'C00', settled: 'C31', extended: 'C32' } as const satisfies Record<string, CaseStatus>;

/** Loan status codes (§3). */
export const LOAN_STATUS = {
  '21': { cn: '未结清', en: 'Not settled', es: 'Sin liquidar' },
  '40': { cn: '逾期', en: 'Overdue', es: 'Vencido' },
  '50': { cn: '已结清', en: 'Settled', es: 'Liquidado' },
} as const satisfies CodeTable;

/** Status of a loan (§3). */
export type LoanStatus = CodeValue<typeof LOAN_STATUS>;

/** Status codes by name, for rules and queries. */
export const LOAN = { notSettled: '21', overdue: '40', settled: '50' } as const satisfies Record<string, LoanStatus>;

/** First and repeat loan types (§4). */
export const LOAN_TYPE = {
  '0': { cn: '产品首贷', en: 'Product first loan', es: 'Primer préstamo del producto' },
  '1': { cn: '产品复贷', en: 'Product repeat', es: 'Renovación del producto' },
  '2': { cn: '老客转新品', en: 'Old to new', es: 'Cliente antiguo en producto nuevo' },
  '3': { cn: '平台新客', en: 'Platform new customer', es: 'Cliente nuevo en la plataforma' },
} as const satisfies CodeTable;

/**
 * Parts of an instalment (not in the specification), in the default allocation order unless an institution configures another one (MI-02).
 */
export const LOAN_PART = {
  penalty: { cn: '罚息', en: 'Penalty', es: 'Penalización' },
  interest: { cn: '利息', en: 'Interest', es: 'Interés' },
  tax: { cn: '税费', en: 'Tax', es: 'IVA' },
  principal: { cn: '本金', en: 'Principal', es: 'Capital' },
} as const satisfies CodeTable;

/** A part of an instalment. */
export type LoanPart = CodeValue<typeof LOAN_PART>;

/** Collection results recorded by a user, in addition to those of a single call (§4). */
export const CASE_RESULT = {
  CR10: { cn: '承诺还款', en: 'Promise to repay', es: 'Promesa de pago' },
  CR20: { cn: '第三方代偿', en: 'Third-party compensation', es: 'Pago por tercero' },
  CR30: { cn: '已转告', en: 'Passed on message', es: 'Recado transmitido' },
  CR40: { cn: '停止提醒', en: 'Stop reminding', es: 'Dejar de recordar' },
  CR50: { cn: '电话跟进', en: 'Phone follow-up', es: 'Seguimiento telefónico' },
  CR60: { cn: '失联', en: 'Lost contact', es: 'Sin contacto' },
  CR70: { cn: '拒绝还款', en: 'Refuses', es: 'Se niega' },
  CR80: { cn: '重点跟进', en: 'Important follow-up', es: 'Seguimiento prioritario' },
} as const satisfies CodeTable;

/** Collection result codes (§4). The last two result from manually sent messages. */
export const COLLECTION_RESULT = {
  ...CASE_RESULT,
  MSS: { cn: '手动短信成功', en: 'Manual SMS success', es: 'SMS manual enviado' },
  MSF: { cn: '手动短信失败', en: 'Manual SMS fail', es: 'SMS manual fallido' },
} as const satisfies CodeTable;

/** Result of working a case, beyond a single call (§4). */
export type CollectionResult = CodeValue<typeof COLLECTION_RESULT>;

/** Willingness to pay (§2 names the column; the steps are ours). */
export const WILLINGNESS = {
  high: { cn: '高', en: 'High', es: 'Alta' },
  medium: { cn: '中', en: 'Medium', es: 'Media' },
  low: { cn: '低', en: 'Low', es: 'Baja' },
  unknown: { cn: '未知', en: 'Unknown', es: 'Desconocida' },
} as const satisfies CodeTable;

/** Willingness of a borrower, from the last response that contained any indication. */
export type Willingness = CodeValue<typeof WILLINGNESS>;

/** Levels of education with labels in each language. Any other text from a lender is displayed unchanged. */
export const EDUCATION = {
  primary: { cn: '小学', en: 'Primary school', es: 'Primaria' },
  secondary: { cn: '初中', en: 'Lower secondary school', es: 'Secundaria' },
  highSchool: { cn: '高中', en: 'High school', es: 'Preparatoria' },
  technical: { cn: '中专', en: 'Vocational school', es: 'Carrera técnica' },
  college: { cn: '大专', en: 'Junior college', es: 'Técnico superior' },
  bachelor: { cn: '本科', en: "Bachelor's degree", es: 'Licenciatura' },
  master: { cn: '硕士', en: "Master's degree", es: 'Maestría' },
  doctorate: { cn: '博士', en: 'Doctorate', es: 'Doctorado' },
} as const satisfies CodeTable;

/** Marital statuses with labels in each language. Any other text from a lender is displayed unchanged. */
export const MARITAL_STATUS = {
  single: { cn: '未婚', en: 'Single', es: 'Soltero/a' },
  married: { cn: '已婚', en: 'Married', es: 'Casado/a' },
  cohabiting: { cn: '同居', en: 'Cohabiting', es: 'Unión libre' },
  divorced: { cn: '离异', en: 'Divorced', es: 'Divorciado/a' },
  widowed: { cn: '丧偶', en: 'Widowed', es: 'Viudo/a' },
} as const satisfies CodeTable;

/** Kinds of borrower pictures (§2 image material and user pictures). The kinds are not in the specification. */
export const PICTURE_KIND = {
  idFront: { cn: '证件正面', en: 'ID card, front', es: 'Identificación, frente' },
  idBack: { cn: '证件背面', en: 'ID card, back', es: 'Identificación, reverso' },
  face: { cn: '人脸照', en: 'Face', es: 'Rostro' },
  document: { cn: '其他资料', en: 'Other document', es: 'Otro documento' },
} as const satisfies CodeTable;

export type PictureKind = CodeValue<typeof PICTURE_KIND>;

/** Kinds of entries in a case's timeline (not in the specification). */
export const TIMELINE_KIND = {
  call: { cn: '通话', en: 'Call', es: 'Llamada' },
  inbound: { cn: '来电', en: 'Incoming call', es: 'Llamada entrante' },
  log: { cn: '催收记录', en: 'Collection log', es: 'Registro de gestión' },
  sms: { cn: '短信', en: 'Message', es: 'Mensaje' },
  reply: { cn: '短信回复', en: 'Reply', es: 'Respuesta' },
  deduction: { cn: '扣款', en: 'Payment', es: 'Pago' },
  waiting: { cn: '待处理款项', en: 'Unallocated money', es: 'Dinero sin aplicar' },
  code: { cn: '还款码', en: 'Repayment code', es: 'Código de pago' },
  hold: { cn: '暂停', en: 'Hold', es: 'Retención' },
  wish: { cn: '诉求', en: 'Preference', es: 'Petición' },
  override: { cn: '破例', en: 'Exception', es: 'Excepción' },
  status: { cn: '状态变更', en: 'Status change', es: 'Cambio de estado' },
} as const satisfies CodeTable;

export type TimelineKind = CodeValue<typeof TIMELINE_KIND>;

/** The days that the repayment statistics report on (§9). */
export const REPORT_DAY = {
  today: { cn: '今日', en: 'Today', es: 'Hoy' },
  yesterday: { cn: '昨日', en: 'Yesterday', es: 'Ayer' },
} as const satisfies CodeTable;

/** A day that the repayment statistics report on. */
export type ReportDay = CodeValue<typeof REPORT_DAY>;
