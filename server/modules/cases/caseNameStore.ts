import { caseName } from '../../database/tables/organisationTables';
import { and, asc, eq, ilike } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';

type NameContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Which names: of loan apps, merchants or product categories, of one device or of all. */
export interface NameQuery {
  readonly kind: 'app' | 'merchant' | 'product';
  readonly device?: string | undefined;
}

/** The loan apps, merchants or product categories that an institution's cases came with, each once, in alphabetical order (CL-01). */
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
