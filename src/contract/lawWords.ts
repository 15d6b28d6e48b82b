import type { Words } from './language';
import type { ResultName } from './resultCodes';

/** Messages of the reference server for contacts that a legal rule refuses (LC-03, LC-08). */
export const LAW_WORDS = {
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
} as const satisfies Partial<Record<ResultName, Words>>;
