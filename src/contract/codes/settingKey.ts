import type { CodeValue, CodeTable } from './codeTable';

/**
 * Keys of the system configuration that an administrator can change, as recorded in the list of changes (SY-01; not in the specification).
 */
export const SETTING_KEY = {
  signIn: { cn: '登录方式', en: 'Signing in', es: 'Acceso' },
  ipWhitelist: { cn: 'IP 白名单', en: 'IP whitelist', es: 'Lista blanca de IP' },
  smsLimits: { cn: '短信限额', en: 'Message limits', es: 'Límites de SMS' },
  smsTemplate: { cn: '短信模板', en: 'Message template', es: 'Plantilla de SMS' },
  quota: { cn: '核验次数', en: 'Check quota', es: 'Cuota de verificación' },
  standards: { cn: '指标与达成标准', en: 'Indicators and targets', es: 'Indicadores y metas' },
  allocation: { cn: '还款分配顺序', en: 'Order of allocation', es: 'Orden de aplicación' },
  sharing: { cn: '分案权重', en: 'Distribution', es: 'Distribución' },
  promisePlan: { cn: '分期方案', en: 'Payment plans', es: 'Acuerdos de pagos' },
  law: { cn: '合规规则', en: 'Law', es: 'Normativa' },
  lenderKey: { cn: '资方接口密钥', en: 'Key of the lender', es: 'Clave del acreedor' },
  secondPerson: { cn: '双人审批', en: 'Dual approval', es: 'Doble autorización' },
  board: { cn: '业绩看板', en: 'Dashboard', es: 'Tablero' },
} as const satisfies CodeTable;

export type SettingKey = CodeValue<typeof SETTING_KEY>;
