import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { runAsServiceRole } from '../../database/callTransaction';
import { appUser } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';

type UserNameContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Values that must be unique: usernames and e-mail addresses across institutions, ID cards within one. All in lower case. */
export interface NamesInUse {
  readonly usernames: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
  readonly idCards: ReadonlySet<string>;
}

/** Requested names. */
export interface RequestedNames {
  readonly usernames: readonly string[];
  readonly emails: readonly string[];
  readonly idCards: readonly string[];
}

const lower = (texts: readonly string[]): string[] => texts.map((text) => text.toLowerCase());
/** A row that matches by e-mail address may have another username: only requested values count. */
const common = (input: readonly string[], there: readonly string[]): Set<string> => {
  const known = new Set(there);
  return new Set(lower(input).filter((text) => known.has(text)));
};
const among = (column: SQL, texts: readonly string[]): SQL | undefined =>
  texts.length === 0 ? undefined : inArray(column, lower(texts));

/** Returns the requested names that are already in use by users other than `except`. */
export const findNamesInUse = (
  input: RequestedNames,
  { tx, caller }: UserNameContext,
  except = -1,
): Promise<NamesInUse> =>
  runAsServiceRole(tx, async (own) => {
    const conditions = [
      among(sql`lower(${appUser.username})`, input.usernames),
      among(sql`lower(${appUser.email})`, input.emails),
      and(eq(appUser.institutionId, caller.institutionId), among(sql`lower(${appUser.idCard})`, input.idCards)),
    ];
    const usedConditions = input.idCards.length === 0 ? conditions.slice(0, 2) : conditions;
    const rows = await own
      .select({
        username: sql<string>`lower(${appUser.username})`,
        email: sql<string>`lower(${appUser.email})`,
        idCard: sql<string | null>`lower(${appUser.idCard})`,
        institutionId: appUser.institutionId,
      })
      .from(appUser)
      .where(and(ne(appUser.id, except), or(...usedConditions)));
    const here = rows.filter(({ institutionId }) => institutionId === caller.institutionId);
    return {
      usernames: common(
        input.usernames,
        rows.map(({ username }) => username),
      ),
      emails: common(
        input.emails,
        rows.map(({ email }) => email),
      ),
      idCards: common(
        input.idCards,
        here.map(({ idCard }) => idCard ?? ''),
      ),
    };
  });
