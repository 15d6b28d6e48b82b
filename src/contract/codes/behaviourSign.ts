import type { CodeValue, CodeTable } from './codeTable';

/** Reasons why a user's behavior is unusual (MO-01; the thresholds are in contract/limits). */
export const BEHAVIOUR_SIGN = {
  manyReveals: {
    cn: '查看个人信息过多',
    en: 'Many looks at personal data',
    es: 'Muchas consultas de datos personales',
  },
  manyBorrowers: { cn: '涉及借款人过多', en: 'Many different borrowers', es: 'Muchos titulares distintos' },
  oddHours: { cn: '非工作时间操作', en: 'At odd hours', es: 'A deshoras' },
  newAddress: { cn: '新的 IP 地址', en: 'From a new address', es: 'Desde una dirección nueva' },
} as const satisfies CodeTable;

export type BehaviourSign = CodeValue<typeof BEHAVIOUR_SIGN>;

/** Severity of unusual behavior. */
export const BEHAVIOUR_SEVERITY = {
  serious: { cn: '严重', en: 'Serious', es: 'Grave' },
  noticeable: { cn: '留意', en: 'Noticeable', es: 'Llamativo' },
  usual: { cn: '正常', en: 'Usual', es: 'Normal' },
} as const satisfies CodeTable;

export type BehaviourSeverity = CodeValue<typeof BEHAVIOUR_SEVERITY>;
