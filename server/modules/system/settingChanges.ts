import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { SETTING_KEY, type SettingKey } from '@/contract/codes/listCodes';
import type { LastChange } from '@/contract/entities/management/lastChange';
import type { changesFileQuery, changesQuery, SettingChange } from '@/contract/entities/management/systemConfig';
import { SETTING_CHANGE_LIST } from '@/contract/lists/managementLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { findLastChange, listChanges } from './settingStore';
import { serializeChange, serializeLastChange } from './settingWire';

type SettingObject = Readonly<Record<string, unknown>>;

const isFlat = (value: unknown): value is SettingObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const flatten = (value: SettingObject, above = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, each]) =>
    isFlat(each) ? flatten(each, `${above}${name}.`) : [[above + name, String(each)] satisfies [string, string]],
  );

const getText = (fields: readonly (readonly [string, string])[]): string | null =>
  fields.length === 0 ? null : fields.map(([name, value]) => `${name}: ${value}`).join(', ');

/** Describes the fields in which two versions of a setting differ, before and after, for the list of changes (SY-01). */
export function describeChange(
  before: SettingObject,
  after: SettingObject,
): { before: string | null; after: string | null } {
  const [was, is] = [new Map(flatten(before)), new Map(flatten(after))];
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
  const of = (version: ReadonlyMap<string, string>) =>
    getText(differing.flatMap((name) => (version.has(name) ? [[name, version.get(name) ?? ''] as const] : [])));
  return { before: of(was), after: of(is) };
}

type ReadContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Returns the author and time of a setting's last change. */
export const getLastChange = async (key: SettingKey, context: ReadContext): Promise<LastChange> =>
  serializeLastChange(await findLastChange(key, context));

/** Returns a page of the changes of the institution's settings, newest first (SY-01). */
export async function showChanges(
  query: z.output<typeof changesQuery>,
  context: ReadContext,
): Promise<{ result: SettingChange[]; totalCount: number }> {
  const { rows, totalCount } = await listChanges(query, context);
  return { result: rows.map(serializeChange), totalCount };
}

const CELLS: ExportColumns<typeof SETTING_CHANGE_LIST, SettingChange> = {
  time: ({ time }) => time,
  who: ({ userName }) => userName,
  what: ({ key }, { language }) => getCodeLabel(SETTING_KEY, key, language),
  before: ({ before }) => before,
  after: ({ after }) => after,
};

/** Exports the changes as a file, before and after as recorded (SY-01, AP-06). */
export async function exportChanges(
  { format, ...listQuery }: z.output<typeof changesFileQuery>,
  context: CallerContext,
) {
  const { result: rows } = await showChanges({ ...listQuery, page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '配置变更', en: 'Changes', es: 'Cambios' };
  return exportWithAudit(
    { columns: SETTING_CHANGE_LIST, cells: CELLS, rows, title, format, ...exportMetadata('setting-changes', context) },
    context,
  );
}
