import type { LocalizedText } from '../language';
import type { ResultName } from '../resultCodes';

/** Messages of the reference server for contacts that a legal rule refuses (LC-03, LC-08). */
export const LAW_MESSAGES = {
  unlawful: {
    cn: '按本机构的合规规则，现在不能联系此人',
    en: 'The rules of law refuse this contact now',
    es: 'La normativa impide este contacto ahora',
  },
  lawDoubts: {
    cn: '合规规则反对此次联系：说明理由后可继续',
    en: 'A rule of law speaks against this contact: it goes on with a reason',
    es: 'Una regla objeta este contacto: sigue si se indica un motivo',
  },
  overrideNever: {
    cn: '阻止此次联系的规则不允许破例',
    en: 'What refuses this contact is never lifted',
    es: 'Lo que impide este contacto no admite excepciones',
  },
  overrideNeedless: {
    cn: '现在没有规则阻止此次联系',
    en: 'Nothing refuses this contact now',
    es: 'Ahora nada impide este contacto',
  },
  replayUnderWay: {
    cn: '本机构已有一次回溯检查在进行：请等它结束或先取消',
    en: 'Contacts are being checked again already: wait for it, or cancel it first',
    es: 'Ya se está revisando el historial: espere a que termine o cancélelo antes',
  },
  ownRuleNeedless: {
    cn: '有一条规则不会改变任何结果：适用的规则已经同样严格或更严格',
    en: 'One of the rules would change nothing: what applies already is as strict or stricter',
    es: 'Una de las reglas no cambiaría nada: lo que ya aplica es igual o más estricto',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;

/** Messages of the reference server for the lender interface (MI-01, MI-02). */
export const LENDER_MESSAGES = {
  notWaiting: {
    cn: '该事项已处理（{name}），请刷新列表',
    en: 'This waits no longer: it has been decided ({name}). The list shows what became of it',
    es: 'Esto ya no espera: ya se resolvió ({name}). La lista muestra el resultado',
  },
  notAssignable: {
    cn: '无法分配到该贷款：{why}',
    en: 'This cannot go to that loan: {why}',
    es: 'No se puede asignar a ese préstamo: {why}',
  },
  wrongSignature: {
    cn: '签名无效',
    en: 'The signature is wrong',
    es: 'La firma no es válida',
  },
  oldTime: {
    cn: '签名时间与服务器时间相差超过 {minutes} 分钟',
    en: "The signed time is more than {minutes} min away from the server's",
    es: 'La hora firmada se aparta más de {minutes} min de la del servidor',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;

/** Messages of the reference server for exceeded limits. */
export const LIMIT_MESSAGES = {
  deductionDayLimit: {
    cn: '该贷款今日扣款已达 {most} 次上限',
    en: 'This loan has had its {most} deductions of today',
    es: 'Este préstamo ya tuvo sus {most} cargos de hoy',
  },
  tooManyLooks: {
    cn: '一小时内查看隐藏信息已达 {most} 次上限，请在 {minutes} 分钟后重试',
    en: 'You have shown {most} hidden values within an hour. The next one can be shown in {minutes} min',
    es: 'Ya mostró {most} datos ocultos en una hora. Podrá mostrar el siguiente en {minutes} min',
  },
  tooManyKept: {
    cn: '最多可保存 {most} 项，请先删除一些',
    en: 'At most {most} can be kept. Delete some first',
    es: 'Se pueden guardar {most} como máximo. Elimine algunos primero',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;

/** Messages of the reference server for records, promises and extensions (MI-07, MI-08). */
export const PROMISE_MESSAGES = {
  planAboveLimits: {
    cn: '您的分期方案最长 {days} 天，首期至少占 {percent}%',
    en: 'A payment plan of yours lasts {days} days at most, and its first part is at least {percent}% of it',
    es: 'Su acuerdo de pagos dura como máximo {days} días y el primer pago es al menos el {percent}% del total',
  },
  extensionsUsedUp: {
    cn: '该队列本月的展期名额已用完（{used}/{allowed}）',
    en: 'This queue has used up its extensions of this month ({used} of {allowed})',
    es: 'Esta cola agotó sus prórrogas del mes ({used} de {allowed})',
  },
  lineUnanswered: {
    cn: '线路显示该通话未接通，确认后仍可记录',
    en: 'The line says that nobody answered. Confirm it to record it all the same',
    es: 'La línea indica que nadie respondió. Confírmelo para registrarlo de todos modos',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;
