import { AMOUNT_MAX } from '../ourLimits';
import type { CodeValue, CodeTable } from './codeTable';

const MOST = AMOUNT_MAX.toLocaleString('en-US');

/** Errors in a cell of a file that an institution uploads (not in the specification). For 'form' the message is the one of the column. */
export const FILE_FAULT = {
  empty: { cn: '不能为空', en: 'is empty', es: 'está vacío' },
  form: { cn: '格式不正确', en: 'has another form', es: 'tiene otro formato' },
  width: {
    cn: '单元格数量与标题行不一致',
    en: 'has another number of cells than the heading row',
    es: 'tiene otro número de celdas que la fila de encabezados',
  },
  errorValue: {
    cn: '是表格软件的错误值：请改正公式或直接填写内容',
    en: 'is an error of the spreadsheet program: correct the formula, or enter the value itself',
    es: 'es un error de la hoja de cálculo: corrija la fórmula o escriba el valor',
  },
  roundedNumber: {
    cn: '已被表格软件改成科学计数法，末尾数字已丢失：请将该列设为文本格式并重新填写',
    en: 'was rounded by a spreadsheet program, so that its last digits are lost: format the column as text and enter it again',
    es: 'fue redondeado por la hoja de cálculo y perdió los últimos dígitos: dé formato de texto a la columna y escríbalo de nuevo',
  },
  pointZero: {
    cn: '末尾的 .0 是表格软件加上的：请将该列设为文本格式并去掉 .0',
    en: 'ends in decimals that a spreadsheet program has added: format the column as text and remove them',
    es: 'termina en decimales que agregó la hoja de cálculo: dé formato de texto a la columna y quítelos',
  },
  ambiguousAmount: {
    cn: '可以读成两个不同的金额：请写成 1234.50，不用千位分隔符',
    en: 'can be read as two different amounts: write it like 1234.50, without thousands separators',
    es: 'puede leerse como dos montos distintos: escríbalo como 1234.50, sin separador de miles',
  },
  farDay: {
    cn: '距今天超过 10 年：请检查年份',
    en: 'is more than 10 years from today: check the year',
    es: 'está a más de 10 años de hoy: revise el año',
  },
  tooFine: {
    cn: '小数位数超过该货币的位数',
    en: 'has more decimals than the currency',
    es: 'tiene más decimales que la moneda',
  },
  outOfRange: {
    cn: `超出范围：金额应大于 0 且不超过 ${MOST}`,
    en: `is out of range: an amount is above 0 and at most ${MOST}`,
    es: `está fuera del rango: el monto es mayor que 0 y de ${MOST} como máximo`,
  },
} as const satisfies CodeTable;

export type FileFault = CodeValue<typeof FILE_FAULT>;

/**
 * Keys of the system configuration that an administrator can change, as recorded in the list of changes (SY-01; not in the specification).
 */
export const SETTING_KEY = {
  signIn: { cn: '登录方式', en: 'Signing in', es: 'Inicio de sesión' },
  singleSignOn: { cn: '企业账号登录', en: 'Company sign-in', es: 'Inicio de sesión corporativo' },
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
  lenderApiKeys: { cn: '资方接口接受 API 密钥', en: 'API keys for the lender', es: 'Claves de API del acreedor' },
  apiKeys: { cn: 'API 密钥', en: 'API keys', es: 'Claves de API' },
  secondPerson: { cn: '双人审批', en: 'Dual approval', es: 'Doble autorización' },
  board: { cn: '业绩看板', en: 'Dashboard', es: 'Tablero' },
} as const satisfies CodeTable;

export type SettingKey = CodeValue<typeof SETTING_KEY>;
