import * as z from 'zod/mini';
import type { Role } from '@/contract/codes/userCodes';
import { factorDays } from '@/contract/entities/management/systemConfig';
import { sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { secondFactor } from '../../database/tables/factorTables';
import { appUser, systemSetting } from '../../database/tables/organizationTables';
import { toCalendarDay } from '../../values/toCalendarDay';

/** Selects whether the user has a confirmed second factor, in the same query as the user. */
export const hasFactorSql = sql<boolean>`exists (select 1 from ${secondFactor}
  where ${matchesRow(appUser, secondFactor.userId)} and ${secondFactor.confirmedAt} is not null)`;

// Matches the expression index of system_setting.
/** Selects the sign-in settings of the user's institution. */
export const signInSettingSql = sql<string | null>`(select s.value from ${systemSetting} s
  where coalesce(s.institution_id, 0) = ${appUser.institutionId} and s.key = 'signIn')`;

const storedDays = z.object({ secondFactorFrom: factorDays });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the day from which a role needs a second factor, or null; an invalid setting counts as not set. */
export const getFactorDay = (setting: string | null | undefined, role: Role): string | null => {
  if (setting === null || setting === undefined) return null;
  const read = z.safeParse(storedDays, parseJson(setting));
  return read.success ? read.data.secondFactorFrom[role] : null;
};

/** Returns true from the day on which a second factor is required. */
export const isFactorRequired = (from: string | null, timeZone: string, now: Date): boolean =>
  from !== null && toCalendarDay(now, timeZone) >= from;
