import { type CodeValue, type CodeTable, getCodeValues } from './codeTable';

/** Channels of contact, as legal rules distinguish them (LC-01; not in the specification). */
export const LAW_CHANNEL = {
  call: { cn: '电话', en: 'Call', es: 'Llamada' },
  visit: { cn: '上门', en: 'Visit', es: 'Visita' },
  sms: { cn: '短信', en: 'Text message', es: 'SMS' },
  chat: { cn: '即时通讯', en: 'Chat message', es: 'Mensajería' },
  email: { cn: '电子邮件', en: 'E-mail', es: 'Correo electrónico' },
  push: { cn: '应用推送', en: 'Push message', es: 'Notificación' },
  letter: { cn: '信函', en: 'Letter', es: 'Carta' },
} as const satisfies CodeTable;

/** Channel of contact. */
export type LawChannel = CodeValue<typeof LAW_CHANNEL>;

/** Levels of confidence in a legal figure, based on the sources that were read (LC-02; not in the specification). */
export const LAW_CONFIDENCE = {
  high: { cn: '多个来源一致', en: 'Several sources agree', es: 'Coinciden varias fuentes' },
  medium: { cn: '一个可靠来源', en: 'One good source', es: 'Una buena fuente' },
  low: { cn: '依据薄弱', en: 'Weakly supported', es: 'Poco respaldo' },
} as const satisfies CodeTable;

export type LawConfidence = CodeValue<typeof LAW_CONFIDENCE>;

/** Content that a contact must or must not include (LC-09; not in the specification). */
export const LAW_CONTENT = {
  identity: { cn: '说明自己的身份', en: 'who is calling', es: 'quién llama' },
  creditor: { cn: '说明债权人', en: 'the creditor', es: 'el acreedor' },
  debtDetails: { cn: '说明金额及计算日期', en: 'the amount and its date', es: 'el monto y su fecha' },
  complaintDesk: { cn: '投诉渠道', en: 'where to complain', es: 'dónde presentar una queja' },
  optOut: { cn: '退订方式', en: 'how to stop further messages', es: 'cómo dejar de recibir mensajes' },
  debt: { cn: '透露债务', en: 'that there is a debt', es: 'que existe una deuda' },
  courtLook: { cn: '冒充法院或机关', en: 'the look of a court or authority', es: 'apariencia de juzgado o autoridad' },
  threat: { cn: '威胁或羞辱', en: 'threats or shaming', es: 'amenazas o humillación' },
  defaultReason: { cn: '追问逾期原因', en: 'asking why payment failed', es: 'preguntar por qué no pagó' },
  hiddenNumber: { cn: '隐藏来电号码', en: 'a hidden number', es: 'número oculto' },
  recorded: { cn: '说明通话会被录音', en: 'that the call is recorded', es: 'que la llamada se graba' },
} as const satisfies CodeTable;

/** Content that only applies to calls: it never appears in a text. */
export const CALL_CONTENTS = ['hiddenNumber', 'recorded'] as const satisfies readonly CodeValue<typeof LAW_CONTENT>[];

/** Content that a contact must or must not include. */
export type LawContent = CodeValue<typeof LAW_CONTENT>;

/** Effects of a rule on a contact that it refuses (LC-01; not in the specification). */
export const LAW_EFFECT = {
  deny: { cn: '拒绝', en: 'Refuses', es: 'Rechaza' },
  warn: { cn: '提醒', en: 'Warns', es: 'Advierte' },
} as const satisfies CodeTable;

/** Layers of rules in a pack (LC-02; not in the specification). All layers are evaluated together; the strictest rule wins. */
export const LAW_LAYER = {
  law: { cn: '法律法规', en: 'Law', es: 'Ley' },
  standard: { cn: '行业标准与自律', en: 'Standard of the trade', es: 'Norma del sector' },
  policy: { cn: '内部规定，并非法律', en: 'House rule, not law', es: 'Regla interna, no es ley' },
} as const satisfies CodeTable;

export type LawLayer = CodeValue<typeof LAW_LAYER>;

/** Enforcement modes of the rules in an institution, from the loosest to the strictest (LC-08; not in the specification). */
export const LAW_MODE = {
  off: { cn: '不检查', en: 'Off', es: 'Desactivado' },
  shadow: { cn: '仅记录', en: 'Recorded only', es: 'Solo se registra' },
  warn: { cn: '先提醒', en: 'Warns first', es: 'Avisa antes' },
  enforce: { cn: '禁止', en: 'Refuses', es: 'Impide' },
} as const satisfies CodeTable;

export type LawMode = CodeValue<typeof LAW_MODE>;

/** Returns true if one mode is looser than another (LC-08). */
export const isLooser = (mode: LawMode, than: LawMode): boolean =>
  getCodeValues(LAW_MODE).indexOf(mode) < getCodeValues(LAW_MODE).indexOf(than);

/** Purposes of a contact (LC-04; not in the specification). */
export const LAW_PURPOSE = {
  collect: { cn: '催收', en: 'Collecting', es: 'Cobrar' },
  locate: { cn: '查找联系方式', en: 'Finding the borrower', es: 'Localizar al titular' },
  inform: { cn: '告知', en: 'Informing', es: 'Informar' },
  answer: { cn: '应其要求答复', en: 'Answering what was asked', es: 'Responder lo que pidió' },
} as const satisfies CodeTable;

export type LawPurpose = CodeValue<typeof LAW_PURPOSE>;

/** Roles of a contacted person regarding the debt, as legal rules distinguish them (LC-01, LC-04; not in the specification). */
export const LAW_ROLE = {
  borrower: { cn: '借款人', en: 'Borrower', es: 'Titular' },
  cosigner: { cn: '共同借款人或保证人', en: 'Co-signer or guarantor', es: 'Codeudor o aval' },
  spouse: { cn: '配偶', en: 'Spouse', es: 'Cónyuge' },
  guardian: { cn: '监护人', en: 'Legal guardian', es: 'Tutor' },
  relative: { cn: '亲属', en: 'Relative', es: 'Familiar' },
  reference: { cn: '参考联系人', en: 'Reference', es: 'Referencia' },
  emergency: { cn: '紧急联系人', en: 'Emergency contact', es: 'Contacto de emergencia' },
  employer: { cn: '雇主', en: 'Employer', es: 'Empleador' },
  colleague: { cn: '同事', en: 'Colleague', es: 'Compañero de trabajo' },
  attorney: { cn: '律师', en: 'Attorney', es: 'Abogado' },
  unknown: { cn: '不明', en: 'Not known', es: 'Desconocido' },
} as const satisfies CodeTable;

export type LawRole = CodeValue<typeof LAW_ROLE>;

/** Review states of a rule pack against its sources (LC-02; not in the specification). A draft does not apply to any institution. */
export const LAW_STATE = {
  draft: { cn: '草稿，未经核实', en: 'Draft, not checked', es: 'Borrador, sin verificar' },
  reviewed: { cn: '已核实', en: 'Reviewed', es: 'Revisado' },
  future: { cn: '尚未生效', en: 'Not in force yet', es: 'Aún no vigente' },
} as const satisfies CodeTable;

export type LawState = CodeValue<typeof LAW_STATE>;

/** States, cities and authorities with a pack of law within their country, by the pack's id (LC-02; ours). */
export const LAW_SUBDIVISION = {
  'US-MA': { cn: '马萨诸塞州', en: 'Massachusetts', es: 'Massachusetts' },
  'US-NYC': { cn: '纽约市', en: 'New York City', es: 'Ciudad de Nueva York' },
  'PH-BSP': { cn: '菲律宾中央银行', en: 'central bank', es: 'banco central' },
  'BR-SP': { cn: '圣保罗州', en: 'São Paulo', es: 'São Paulo' },
  'BR-RJ': { cn: '里约热内卢州', en: 'Rio de Janeiro', es: 'Río de Janeiro' },
} as const satisfies CodeTable;

/** Outcomes of a contact after the rules were applied to it (LC-03, LC-08; not in the specification). */
export const DECISION_OUTCOME = {
  made: { cn: '已联系', en: 'Made', es: 'Realizado' },
  withReason: { cn: '说明理由后联系', en: 'Made with a reason', es: 'Realizado con motivo' },
  byException: { cn: '凭破例联系', en: 'Made by an exception', es: 'Realizado por excepción' },
  needsReason: { cn: '要求说明理由', en: 'Reason required', es: 'Se pidió un motivo' },
  refused: { cn: '未联系', en: 'Refused', es: 'Impedido' },
} as const satisfies CodeTable;

export type DecisionOutcome = CodeValue<typeof DECISION_OUTCOME>;

/** Combined verdict of all rules on a contact (LC-01; not in the specification). */
export const DECISION_VERDICT = {
  allow: { cn: '允许', en: 'Allowed', es: 'Permitido' },
  warn: { cn: '提醒', en: 'Warned', es: 'Con advertencia' },
  deny: { cn: '禁止', en: 'Forbidden', es: 'Prohibido' },
} as const satisfies CodeTable;

/** Countries whose public holidays an institution's own rules can close on (LC-02; not in the specification), as ISO 3166 codes. */
export const HOLIDAY_COUNTRY = {
  MX: { cn: '墨西哥', en: 'Mexico', es: 'México' },
  CN: { cn: '中国', en: 'China', es: 'China' },
  PE: { cn: '秘鲁', en: 'Peru', es: 'Perú' },
  US: { cn: '美国', en: 'United States', es: 'Estados Unidos' },
  ID: { cn: '印度尼西亚', en: 'Indonesia', es: 'Indonesia' },
  CO: { cn: '哥伦比亚', en: 'Colombia', es: 'Colombia' },
  CL: { cn: '智利', en: 'Chile', es: 'Chile' },
  PH: { cn: '菲律宾', en: 'Philippines', es: 'Filipinas' },
  IN: { cn: '印度', en: 'India', es: 'India' },
  BR: { cn: '巴西', en: 'Brazil', es: 'Brasil' },
} as const satisfies CodeTable;

/** Country with known public holidays. */
export type HolidayCountry = CodeValue<typeof HOLIDAY_COUNTRY>;

/** Channels available in this product, and therefore the channels of overrides (LC-08; not in the specification). */
export const OVERRIDDEN_CHANNEL = { call: LAW_CHANNEL.call, sms: LAW_CHANNEL.sms } as const satisfies CodeTable;

/** A channel of an override. */
export type OverriddenChannel = CodeValue<typeof OVERRIDDEN_CHANNEL>;

/** Changes of an override (LC-08; not in the specification), shown in a case's timeline. */
export const OVERRIDE_STEP = {
  given: { cn: '获准破例', en: 'Exception given', es: 'Excepción concedida' },
  used: { cn: '破例已使用', en: 'Exception used', es: 'Excepción utilizada' },
} as const satisfies CodeTable;
