import { BEHAVIOR_TYPE, type BehaviorType } from '../codes/complaintCodes';
import { getCodeValues } from '../codes/codeTable';
import type { ListColumns } from './listDescription';
import type { FindingsBy } from '../entities/law/lawReplay';

/** Builds a record with one entry per kind of behavior. */
export function mapBehaviorTypes<Made>(make: (type: BehaviorType) => Made): Record<BehaviorType, Made> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- getCodeValues names all of them
  return Object.fromEntries(getCodeValues(BEHAVIOR_TYPE).map((type) => [type, make(type)])) as Record<
    BehaviorType,
    Made
  >;
}

/** Actions of each user on personal data (MO-01). */
export const BEHAVIOR_COUNT_LIST = {
  user: { title: { cn: '用户', en: 'User', es: 'Usuario' }, sorts: true, only: 'screen' },
  username: { title: { cn: '用户名', en: 'Username', es: 'Usuario' }, only: 'file' },
  name: { title: { cn: '姓名', en: 'Name', es: 'Nombre' }, only: 'file' },
  group: { title: { cn: '小组', en: 'Group', es: 'Grupo' }, only: 'file' },
  severity: { title: { cn: '程度', en: 'Severity', es: 'Gravedad' }, only: 'file' },
  signs: { title: { cn: '异常原因', en: 'What is unusual', es: 'Qué llama la atención' }, sorts: true },
  reveals: {
    title: { cn: '查看个人信息', en: 'Looks at personal data', es: 'Consultas de datos' },
    sorts: true,
    cell: 'number',
  },
  borrowers: { title: { cn: '贷款数', en: 'Loans', es: 'Préstamos' }, sorts: true, cell: 'number' },
  oddHours: { title: { cn: '非工作时间', en: 'Odd hours', es: 'A deshoras' }, sorts: true, cell: 'number' },
  total: { title: { cn: '记录数', en: 'Entries', es: 'Registros' }, sorts: true, cell: 'number' },
  // Number of actions of each kind, as separate columns in a file.
  ...mapBehaviorTypes((type) => ({ title: BEHAVIOR_TYPE[type], cell: 'number', only: 'file' }) as const),
  lastAt: { title: { cn: '最近一次', en: 'Last time', es: 'Última vez' }, cell: 'time', only: 'file' },
} as const satisfies ListColumns;

/** Single actions on personal data (MO-01). */
export const BEHAVIOR_LIST = {
  at: { title: { cn: '时间', en: 'Time', es: 'Hora' }, sorts: true, cell: 'time' },
  username: { title: { cn: '用户名', en: 'Username', es: 'Usuario' }, only: 'file' },
  name: { title: { cn: '姓名', en: 'Name', es: 'Nombre' }, only: 'file' },
  type: { title: { cn: '行为', en: 'What', es: 'Qué' }, sorts: true },
  loan: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, sorts: true },
  detail: { title: { cn: '详情', en: 'Detail', es: 'Detalle' } },
  address: { title: { cn: '地址', en: 'Address', es: 'Dirección' }, only: 'screen' },
  ip: { title: { cn: '公网 IP', en: 'Public address', es: 'Dirección pública' }, only: 'file' },
  socketIp: {
    title: { cn: '连接 IP', en: 'Address of the connection', es: 'Dirección de la conexión' },
    only: 'file',
  },
} as const satisfies ListColumns;

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

/** Findings of a replay (LC-07), with any grouping. A file names a rule by its id. */
export const FINDING_LIST = {
  day: { title: { cn: '日期', en: 'Day', es: 'Día' }, cell: 'day' },
  effect: { title: { cn: '效果', en: 'Effect', es: 'Efecto' }, only: 'file' },
  pack: { title: { cn: '规则包', en: 'Pack', es: 'Paquete' }, only: 'file' },
  rule: { title: { cn: '规则', en: 'Rule', es: 'Regla' } },
  article: { title: { cn: '条款', en: 'Article', es: 'Artículo' }, only: 'file' },
  source: { title: { cn: '出处', en: 'Source', es: 'Fuente' }, only: 'file' },
  agent: { title: { cn: '催收员', en: 'Agent', es: 'Gestor' } },
  username: { title: { cn: '用户名', en: 'Username', es: 'Usuario' }, atWish: true },
  count: { title: { cn: '联系次数', en: 'Contacts', es: 'Contactos' }, cell: 'number' },
} as const satisfies ListColumns;

type Name = keyof typeof FINDING_LIST;

const RULE: readonly Name[] = ['effect', 'pack', 'rule', 'article', 'source'];
const AGENT: readonly Name[] = ['agent', 'username'];

const NAMES: Readonly<Record<FindingsBy, readonly Name[]>> = {
  rule: [...RULE, 'count'],
  agent: [...AGENT, 'count'],
  day: ['day', 'count'],
  each: ['day', ...RULE, ...AGENT, 'count'],
};

/** Returns the columns that apply to findings with a grouping. */
export const getFindingColumns = (by: FindingsBy): ListColumns =>
  Object.fromEntries(NAMES[by].map((name) => [name, FINDING_LIST[name]]));
