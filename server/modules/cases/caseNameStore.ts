import { caseName } from '../../database/tables/organizationTables';
import { and, asc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { containsWords } from '../../values/searchText';

type NameContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Kind of the names (loan apps, merchants or product categories), and one device or all. */
export interface NameQuery {
  readonly kind: 'app' | 'merchant' | 'product';
  readonly device?: string | undefined;
}

/** Lists the loan apps, merchants or product categories of an institution's cases, each once, in alphabetical order (CL-01). */
export const listCaseNames = ({ kind, device }: NameQuery, { tx, caller }: NameContext): Promise<{ name: string }[]> =>
  tx
    .selectDistinct({ name: caseName.name })
    .from(caseName)
    .where(
      and(
        eq(caseName.institutionId, caller.institutionId),
        eq(caseName.kind, kind),
        device === undefined ? undefined : ilike(caseName.device, device.replaceAll(/[\\%_]/g, String.raw`\$&`)),
      ),
    )
    .orderBy(asc(caseName.name));

/** Kinds of names that `case_name` stores for searches. */
export type NameKind = (typeof caseName.$inferSelect)['kind'] | 'device';

/** Selects the names of a kind that an institution's cases have had and that contain all words of a text. */
export function matchesCaseName(
  text: string,
  kind: NameKind,
  { institutionId }: { readonly institutionId: number },
): SQL {
  const isDevice = kind === 'device';
  const name = isDevice ? caseName.device : caseName.name;
  const form = isDevice ? sql`saldo_search_form(${caseName.device})` : caseName.searchName;
  return sql`(select ${name} from ${caseName} where ${and(
    eq(caseName.institutionId, institutionId),
    eq(caseName.kind, isDevice ? 'app' : kind),
    containsWords(form, text),
  )})`;
}
