import { and, asc, eq } from 'drizzle-orm';
import type { SmsTemplate } from '@/contract/entities/sms';
import { smsTemplate } from '../../database/tables/messageTables';
import { institution } from '../../database/tables/organisationTables';
import { rowNumber } from '../../values/rowNumber';
import { placesOf, renderTemplate } from './smsText';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';

type TemplateContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type StoredTemplate = typeof smsTemplate.$inferSelect;

const ofInstitution = ({ caller }: TemplateContext) => eq(smsTemplate.institutionId, caller.institutionId);

/** The name of the caller's institution, as messages say it. */
export async function institutionName({ tx, caller }: Pick<TemplateContext, 'tx' | 'caller'>): Promise<string> {
  const [row] = await tx
    .select({ name: institution.name })
    .from(institution)
    .where(eq(institution.id, caller.institutionId));
  return row?.name ?? '';
}

const textMaker = (held: Task, named: string, context: TemplateContext) => (template: StoredTemplate) =>
  renderTemplate(template.content, placesOf(held, { language: template.language, institutionName: named }, context));

/** The institution's templates, filled in for a case where one is given (CD-02). */
export async function listSmsTemplates(held: Task | null, context: TemplateContext): Promise<SmsTemplate[]> {
  const offered = and(ofInstitution(context), eq(smsTemplate.enabled, true));
  const rows = await context.tx.select().from(smsTemplate).where(offered).orderBy(asc(smsTemplate.id));
  const textOf = held === null ? () => null : textMaker(held, await institutionName(context), context);
  return rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    language: row.language,
    content: row.content,
    preview: textOf(row) ?? null,
  }));
}

/** Which template: one by its id, or the one for calls that were not answered. */
export type WantedTemplate = { readonly id: string } | 'missedCall';

/** A template's text about a case. */
export async function filledTemplate(
  wanted: WantedTemplate,
  held: Task,
  context: TemplateContext,
): Promise<{ templateName: string; content: string }> {
  const isWanted = wanted === 'missedCall' ? eq(smsTemplate.purpose, wanted) : eq(smsTemplate.id, rowNumber(wanted.id));
  const [row] = await context.tx
    .select()
    .from(smsTemplate)
    .where(and(ofInstitution(context), isWanted, eq(smsTemplate.enabled, true)))
    .orderBy(asc(smsTemplate.id))
    .limit(1);
  if (!row) throw new Refusal('notFound');
  const content = textMaker(held, await institutionName(context), context)(row);
  if (content === undefined) throw new Refusal('invalidInput', { fields: 'templateId' });
  return { templateName: row.name, content };
}
