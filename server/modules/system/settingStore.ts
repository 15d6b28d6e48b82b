import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { SettingKey } from '@/contract/codes/settingKey';
import type { changesQuery } from '@/contract/entities/systemConfig';
import { systemSetting } from '../../database/tables/organisationTables';
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

/** A setting of the caller's own institution as it was written; undefined where it has none. */
export async function tenantSetting(key: string, { tx, caller }: SettingContext): Promise<string | undefined> {
  const [row] = await askOwn(tx, { institutionId: caller.institutionId, key });
  return row?.value;
}

/** Several settings of the caller's own institution, those that it has. */
export async function ownSettings(
  keys: readonly string[],
  { tx, caller }: Pick<SettingContext, 'tx'> & { readonly caller: Pick<SettingContext['caller'], 'institutionId'> },
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ key: systemSetting.key, value: systemSetting.value })
    .from(systemSetting)
    .where(and(eq(systemSetting.institutionId, caller.institutionId), inArray(systemSetting.key, [...keys])));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** A setting that the operator has made for all institutions; undefined where there is none. */
export async function globalSetting(key: string, { tx }: Pick<SettingContext, 'tx'>): Promise<string | undefined> {
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

/** What was changed, from what to what. */
export interface Changed {
  readonly key: SettingKey;
  readonly before: string | null;
  readonly after: string | null;
}

/** Writes down who changed what; it stays (SY-01). A save that changed nothing is none. */
export async function recordSettingChange(
  changed: Changed,
  { tx, caller, now }: SettingContext & Pick<CallerContext, 'now'>,
): Promise<void> {
  if (changed.before === changed.after) return;
  const { institutionId, userId, name } = caller;
  await tx.insert(settingChange).values({ ...changed, institutionId, userId, userName: name, createdAt: now });
}

/** A change of a setting as the database keeps it. */
export type StoredChange = typeof settingChange.$inferSelect;

/** The latest change of a setting of the institution; undefined where there is none. */
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

/** The changes of the institution's settings, newest first, with their number over all pages. */
export async function listChanges(
  { key, page, size }: z.output<typeof changesQuery>,
  { tx, caller }: SettingContext,
): Promise<{ rows: StoredChange[]; totalCount: number }> {
  const wanted = and(
    eq(settingChange.institutionId, caller.institutionId),
    key === undefined ? undefined : eq(settingChange.key, key),
  );
  const [total] = await tx.select({ number: count() }).from(settingChange).where(wanted);
  const rows = await tx
    .select()
    .from(settingChange)
    .where(wanted)
    .orderBy(desc(settingChange.createdAt), desc(settingChange.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}
