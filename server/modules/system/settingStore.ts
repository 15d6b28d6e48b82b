import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { SettingKey } from '@/contract/codes/listCodes';
import type { changesQuery } from '@/contract/entities/management/systemConfig';
import { systemSetting } from '../../database/tables/organizationTables';
import { settingChange } from '../../database/tables/systemTables';
import { preparedQuery } from '../../database/preparedQuery';
import type { CallerContext } from '../../access/callContext';

type SettingContext = Pick<CallerContext, 'tx' | 'caller'>;

const askOwn = preparedQuery<{ value: string }>('own_setting', (tx) =>
  tx
    .select({ value: systemSetting.value })
    .from(systemSetting)
    .where(
      and(
        eq(systemSetting.institutionId, sql.placeholder('institutionId')),
        eq(systemSetting.key, sql.placeholder('key')),
      ),
    ),
);

/** Reads a raw setting of the caller's institution; undefined without one. */
export async function getTenantSetting(key: string, { tx, caller }: SettingContext): Promise<string | undefined> {
  const [row] = await askOwn(tx, { institutionId: caller.institutionId, key });
  return row?.value;
}

/** Reads several settings of the caller's institution; omits those that are not set. */
export async function getOwnSettings(
  keys: readonly string[],
  { tx, caller }: Pick<SettingContext, 'tx'> & { readonly caller: Pick<SettingContext['caller'], 'institutionId'> },
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ key: systemSetting.key, value: systemSetting.value })
    .from(systemSetting)
    .where(and(eq(systemSetting.institutionId, caller.institutionId), inArray(systemSetting.key, [...keys])));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Reads a setting that the operator has made for all institutions; undefined without one. */
export async function getGlobalSetting(key: string, { tx }: Pick<SettingContext, 'tx'>): Promise<string | undefined> {
  const [row] = await tx
    .select({ value: systemSetting.value })
    .from(systemSetting)
    .where(and(sql`${systemSetting.institutionId} is null`, eq(systemSetting.key, key)));
  return row?.value;
}

/** Writes a setting of the caller's institution. */
export async function saveSetting(key: string, value: string, { tx, caller }: SettingContext): Promise<void> {
  await tx.execute(sql`
    insert into system_setting (institution_id, key, value) values (${caller.institutionId}, ${key}, ${value})
    on conflict (coalesce(institution_id, 0), key) do update set value = excluded.value`);
}

/** Changed value, before and after. */
export interface ChangedSetting {
  readonly key: SettingKey;
  readonly before: string | null;
  readonly after: string | null;
}

/** Records a setting change permanently (SY-01). A save without a change is not recorded. */
export async function recordSettingChange(
  changed: ChangedSetting,
  { tx, caller, now }: SettingContext & Pick<CallerContext, 'now'>,
): Promise<void> {
  if (changed.before === changed.after) return;
  const { institutionId, userId, name } = caller;
  await tx.insert(settingChange).values({ ...changed, institutionId, userId, userName: name, createdAt: now });
}

/** A change of a setting as the database keeps it. */
export type StoredChange = typeof settingChange.$inferSelect;

/** Finds the latest change of a setting of the institution; undefined without one. */
export async function findLastChange(
  key: SettingKey,
  { tx, caller }: SettingContext,
): Promise<StoredChange | undefined> {
  const [row] = await tx
    .select()
    .from(settingChange)
    .where(and(eq(settingChange.institutionId, caller.institutionId), eq(settingChange.key, key)))
    .orderBy(desc(settingChange.createdAt), desc(settingChange.id))
    .limit(1);
  return row;
}

/** Lists the changes of the institution's settings, newest first, with the total count. */
export async function listChanges(
  { key, page, size }: z.output<typeof changesQuery>,
  { tx, caller }: SettingContext,
): Promise<{ rows: StoredChange[]; totalCount: number }> {
  const condition = and(
    eq(settingChange.institutionId, caller.institutionId),
    key === undefined ? undefined : eq(settingChange.key, key),
  );
  const [total] = await tx.select({ number: count() }).from(settingChange).where(condition);
  const rows = await tx
    .select()
    .from(settingChange)
    .where(condition)
    .orderBy(desc(settingChange.createdAt), desc(settingChange.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}
