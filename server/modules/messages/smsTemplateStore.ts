import { and, asc, eq } from 'drizzle-orm';
import { smsTemplate } from '../../database/tables/messageTables';
import { institution } from '../../database/tables/organisationTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { StoredTemplate } from './smsTemplateAdminStore';

type TemplateContext = Pick<CallerContext, 'tx' | 'caller'>;

const ofInstitution = ({ caller }: TemplateContext) => eq(smsTemplate.institutionId, caller.institutionId);

/** Reads the name of the caller's institution for messages. */
export async function institutionName({ tx, caller }: TemplateContext): Promise<string> {
  const [row] = await tx
    .select({ name: institution.name })
    .from(institution)
    .where(eq(institution.id, caller.institutionId));
  return row?.name ?? '';
}

/** Returns the institution's enabled templates. */
export const offeredTemplates = ({ tx, caller }: TemplateContext): Promise<StoredTemplate[]> =>
  tx
    .select()
    .from(smsTemplate)
    .where(and(ofInstitution({ tx, caller }), eq(smsTemplate.enabled, true)))
    .orderBy(asc(smsTemplate.id));

/** Template to find: by its id, or the one for unanswered calls. */
export type WantedTemplate = { readonly id: string } | 'missedCall';

/** Finds an enabled template; others are refused as not found. */
export async function findTemplate(wanted: WantedTemplate, context: TemplateContext): Promise<StoredTemplate> {
  const isWanted =
    wanted === 'missedCall' ? eq(smsTemplate.purpose, wanted) : eq(smsTemplate.id, parseRowId(wanted.id));
  const [row] = await context.tx
    .select()
    .from(smsTemplate)
    .where(and(ofInstitution(context), isWanted, eq(smsTemplate.enabled, true)))
    .orderBy(asc(smsTemplate.id))
    .limit(1);
  if (!row) throw new Refusal('notFound');
  return row;
}
