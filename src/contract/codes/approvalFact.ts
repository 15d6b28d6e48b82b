import type { CodeValue, CodeTable } from './codeTable';

/** Facts of an approval request shown to the approver, in addition to amounts and the number of cases (MI-09; not in the specification). */
export const APPROVAL_FACT = {
  today: { cn: '当日此前已计入', en: 'Earlier today', es: 'Antes, hoy' },
  days: { cn: '展期天数', en: 'Days', es: 'Días' },
  parts: { cn: '期数', en: 'Parts', es: 'Pagos' },
  firstPart: { cn: '首期', en: 'First part', es: 'Primer pago' },
  lastDay: { cn: '末期日期', en: 'Last day', es: 'Último día' },
  price: { cn: '展期价格', en: 'Bought for', es: 'Se compra por' },
  dueDayBefore: { cn: '原到期日', en: 'Due on', es: 'Vence el' },
  dueDayAfter: { cn: '新到期日', en: 'Due after it on', es: 'Vencería el' },
  agents: { cn: '转给', en: 'To', es: 'Para' },
  user: { cn: '账号', en: 'Account', es: 'Cuenta' },
  role: { cn: '角色', en: 'Role', es: 'Rol' },
  given: { cn: '授予', en: 'Gives', es: 'Concede' },
  taken: { cn: '收回', en: 'Takes', es: 'Quita' },
  before: { cn: '原值', en: 'Before', es: 'Antes' },
  after: { cn: '新值', en: 'After', es: 'Después' },
  contact: { cn: '联系人', en: 'Contact', es: 'Contacto' },
  relation: { cn: '关系', en: 'Relation', es: 'Relación' },
  channel: { cn: '渠道', en: 'Channel', es: 'Medio' },
  rules: { cn: '违反的规则', en: 'Rules against it', es: 'Reglas en contra' },
  articles: { cn: '出处', en: 'Taken from', es: 'Fuente' },
  own: { cn: '其中本机构自定', en: 'Of these our own', es: 'De ellas, propias' },
  reason: { cn: '理由', en: 'Reason', es: 'Motivo' },
  remark: { cn: '备注', en: 'Remark', es: 'Nota' },
} as const satisfies CodeTable;

/** Fact of an approval request. */
export type ApprovalFactCode = CodeValue<typeof APPROVAL_FACT>;
