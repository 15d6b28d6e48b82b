import type { CodeValue, CodeTable } from './codeTable';
import { LEAVER_CASES } from './leaverCodes';

/** Events of a queue (QU-01; not in the specification). */
export const QUEUE_EVENT = {
  added: { cn: '新建队列', en: 'Queue added', es: 'Cola creada' },
  edited: { cn: '修改设置', en: 'Settings changed', es: 'Ajustes modificados' },
  enabled: { cn: '启用', en: 'Enabled', es: 'Activada' },
  disabled: { cn: '停用', en: 'Disabled', es: 'Desactivada' },
  casesIn: { cn: '案件转入', en: 'Cases moved in', es: 'Entraron casos' },
  casesOut: { cn: '案件转出', en: 'Cases moved out', es: 'Salieron casos' },
} as const satisfies CodeTable;

export type QueueEvent = CodeValue<typeof QUEUE_EVENT>;

/** Placeholders in a queue's history (QU-01; not in the specification): the cases were in no queue, or no user moved them. */
export const QUEUE_NOBODY = {
  noQueue: { cn: '无队列', en: 'no queue', es: 'sin cola' },
  byRules: { cn: '按规则', en: 'by the rules', es: 'por las reglas' },
} as const satisfies CodeTable;

/** Ways in which a queue gets its cases (§3 Queue, QU-01). */
export const QUEUE_TYPE = {
  automatic: { cn: '自动队列', en: 'Automatic', es: 'Automática' },
  manual: { cn: '手动队列', en: 'Manual', es: 'Manual' },
} as const satisfies CodeTable;

/** Basis of the order in which money is allocated to a loan (MI-02; not in the specification). */
export const ALLOCATION_FIRST = {
  instalment: { cn: '先清最早一期', en: 'Oldest instalment first', es: 'Primero la cuota más antigua' },
  part: {
    cn: '逐项清偿所有期数',
    en: 'Part by part over all instalments',
    es: 'Concepto por concepto en todas las cuotas',
  },
} as const satisfies CodeTable;

export type AllocationFirst = CodeValue<typeof ALLOCATION_FIRST>;

/** Effects of a binding on cases (QU-02; not in the specification). */
export const BINDING_KIND = {
  bind: { cn: '分配', en: 'Bind', es: 'Asignar' },
  unbind: { cn: '取消分配', en: 'Unbind', es: 'Desasignar' },
  undo: { cn: '撤销', en: 'Undo', es: 'Deshacer' },
} as const satisfies CodeTable;

/** The outcome of one case of a binding (ours, QU-02). */
export const BINDING_OUTCOME = {
  changed: { cn: '已变更', en: 'Changed hands', es: 'Cambió de gestor' },
  taken: { cn: '已被他人分配', en: 'Somebody else was quicker', es: 'Otra persona se adelantó' },
  closed: { cn: '案件已结案', en: 'The case has ended', es: 'El caso terminó' },
  touched: { cn: '之后已被处理', en: 'Worked since', es: 'Gestionado después' },
  gone: { cn: '催收员已停用', en: 'The agent has left', es: 'El gestor ya no está' },
} as const satisfies CodeTable;

/** Methods to distribute cases among several agents (QU-02; not in the specification). */
export const BINDING_SPLIT = {
  count: { cn: '按件数平均', en: 'Equal number', es: 'Igual número' },
  amount: { cn: '按金额平均', en: 'Equal amount', es: 'Igual monto' },
  load: { cn: '补齐负荷', en: 'Level out loads', es: 'Igualar cargas' },
  weighted: { cn: '按权重', en: 'By weight', es: 'Por peso' },
} as const satisfies CodeTable;

export type BindingSplit = CodeValue<typeof BINDING_SPLIT>;

/** States of a bulk binding (QU-02; not in the specification). `planned` is the dry run, before any change. */
export const BINDING_STATE = {
  planned: { cn: '试算', en: 'Dry run', es: 'Simulación' },
  waiting: { cn: '等待执行', en: 'Waiting', es: 'En espera' },
  running: { cn: '执行中', en: 'Running', es: 'En curso' },
  done: { cn: '已完成', en: 'Done', es: 'Terminada' },
  cancelled: { cn: '已取消', en: 'Cancelled', es: 'Cancelada' },
  failed: { cn: '失败', en: 'Failed', es: 'Fallida' },
} as const satisfies CodeTable;

export type BindingState = CodeValue<typeof BINDING_STATE>;

/** Recipients of a disabled user's open cases (US-01; not in the specification). */
export const CASES_HEIR = {
  queue: LEAVER_CASES.queue,
  agent: { cn: '转给一位同事', en: 'To one colleague', es: 'A un compañero' },
  group: { cn: '在本组内平均分配', en: 'Spread over the group', es: 'Se reparten en el grupo' },
} as const satisfies CodeTable;

export type CasesHeir = CodeValue<typeof CASES_HEIR>;
