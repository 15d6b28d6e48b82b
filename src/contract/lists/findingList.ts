import type { FindingsBy } from '../entities/lawReplay';
import type { ListColumns } from './listDescription';

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
export const findingColumns = (by: FindingsBy): ListColumns =>
  Object.fromEntries(NAMES[by].map((name) => [name, FINDING_LIST[name]]));
