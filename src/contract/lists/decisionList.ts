import type { ListColumns } from './listDescription';

/** The decisions on contacts, newest first (LC-03). */
export const DECISION_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Hora' }, cell: 'time' },
  verdict: { title: { cn: '判断', en: 'Verdict', es: 'Dictamen' } },
  outcome: { title: { cn: '结果', en: 'Outcome', es: 'Resultado' } },
  agent: { title: { cn: '催收员', en: 'Agent', es: 'Gestor' } },
  username: { title: { cn: '用户名', en: 'Username', es: 'Usuario' }, atWish: true },
  loan: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' } },
  contact: { title: { cn: '联系人', en: 'Contact', es: 'Contacto' } },
  channel: { title: { cn: '方式', en: 'Channel', es: 'Medio' } },
  rules: { title: { cn: '反对的规则', en: 'Rules against it', es: 'Reglas en contra' } },
  reason: { title: { cn: '理由', en: 'Reason', es: 'Motivo' } },
  earliest: { title: { cn: '最早可联系时间', en: 'Lawful from', es: 'Permitido desde' }, cell: 'time', atWish: true },
  zones: { title: { cn: '时区', en: 'Time zones', es: 'Zonas horarias' }, atWish: true },
  packs: { title: { cn: '规则包版本', en: 'Packs', es: 'Paquetes' }, atWish: true },
  mode: { title: { cn: '模式', en: 'Mode', es: 'Modo' }, atWish: true },
} as const satisfies ListColumns;
