import { inArray, or, eq, isNull, and } from 'drizzle-orm';
import { systemSetting } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';

const KEYS = {
  accountDaily: 'sms.accountDaily',
  caseDaily: 'sms.caseDaily',
  contentMax: 'sms.contentMax',
  countries: 'sms.countries',
} as const;

/**
 * Reads the institution's message limits and its countries for numbers entered by hand, as text; defaults are the system's,
 * else absent (§3 SMS limit config).
 */
export async function readSmsSettings({
  tx,
  caller,
}: Pick<CallerContext, 'tx' | 'caller'>): Promise<Readonly<Record<keyof typeof KEYS, string | undefined>>> {
  const rows = await tx
    .select()
    .from(systemSetting)
    .where(
      and(
        inArray(systemSetting.key, Object.values(KEYS)),
        or(eq(systemSetting.institutionId, caller.institutionId), isNull(systemSetting.institutionId)),
      ),
    );
  const valueOf = (key: string): string | undefined => {
    const set = rows.filter((row) => row.key === key);
    return (set.find((row) => row.institutionId !== null) ?? set[0])?.value;
  };
  return {
    accountDaily: valueOf(KEYS.accountDaily),
    caseDaily: valueOf(KEYS.caseDaily),
    contentMax: valueOf(KEYS.contentMax),
    countries: valueOf(KEYS.countries),
  };
}
