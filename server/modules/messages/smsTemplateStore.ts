import { DAY_MS } from '@/contract/duration';
import type { MessageChannel } from '@/contract/messageChannels';
import { and, asc, count, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { sms, smsTemplate } from '../../database/tables/messageTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { institution } from '../../database/tables/organizationTables';

type SmsTemplateContext = Pick<CallerContext, 'tx' | 'caller'>;

/** A template as it is stored. */
export type StoredTemplate = typeof smsTemplate.$inferSelect;
/** Editable fields of a template. */
export type TemplateFields = Pick<StoredTemplate, 'name' | 'language' | 'content' | 'purpose' | 'enabled'> & {
  /** If absent, unchanged. */
  readonly wabaApproved?: boolean | undefined;
};

/** Lists all templates of the institution, enabled ones first. */
export const listAllTemplates = ({ tx, caller }: SmsTemplateContext): Promise<StoredTemplate[]> =>
  tx
    .select()
    .from(smsTemplate)
    .where(eq(smsTemplate.institutionId, caller.institutionId))
    .orderBy(desc(smsTemplate.enabled), asc(smsTemplate.language), asc(smsTemplate.id));

/** Counts the messages of the institution sent with each template since a time. */
export async function countTemplateUse(
  since: Date,
  { tx, caller }: SmsTemplateContext,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: sms.templateId, number: count() })
    .from(sms)
    .where(and(eq(sms.institutionId, caller.institutionId), gte(sms.createdAt, since), isNotNull(sms.templateId)))
    .groupBy(sms.templateId);
  return new Map(rows.map(({ id, number }) => [id ?? 0, number]));
}

/** Locks a template of the institution until the end of the transaction; others are refused as not found. */
export async function lockTemplate(templateId: string, { tx, caller }: SmsTemplateContext): Promise<StoredTemplate> {
  const [row] = await tx
    .select()
    .from(smsTemplate)
    .where(and(eq(smsTemplate.id, parseRowId(templateId)), eq(smsTemplate.institutionId, caller.institutionId)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Stores a new template; returns its id. */
export async function addTemplate(fields: TemplateFields, { tx, caller }: SmsTemplateContext): Promise<number> {
  const [row] = await tx
    .insert(smsTemplate)
    .values({ ...fields, institutionId: caller.institutionId })
    .returning({ id: smsTemplate.id });
  return row?.id ?? 0;
}

/** Changes a template. */
export async function changeTemplate(id: number, fields: TemplateFields, { tx }: SmsTemplateContext): Promise<void> {
  await tx.update(smsTemplate).set(fields).where(eq(smsTemplate.id, id));
}

const ofInstitution = ({ caller }: SmsTemplateContext) => eq(smsTemplate.institutionId, caller.institutionId);

/** Reads the name of the caller's institution for messages. */
export async function getInstitutionName({ tx, caller }: SmsTemplateContext): Promise<string> {
  const [row] = await tx
    .select({ name: institution.name })
    .from(institution)
    .where(eq(institution.id, caller.institutionId));
  return row?.name ?? '';
}

/** Returns the institution's enabled templates. */
export const listOfferedTemplates = ({ tx, caller }: SmsTemplateContext): Promise<StoredTemplate[]> =>
  tx
    .select()
    .from(smsTemplate)
    .where(and(ofInstitution({ tx, caller }), eq(smsTemplate.enabled, true)))
    .orderBy(asc(smsTemplate.id));

/** Returns true if WhatsApp approved the text of a template. */
export const isWabaApproved = async (templateId: number, context: SmsTemplateContext): Promise<boolean> =>
  (await context.tx.$count(
    smsTemplate,
    and(ofInstitution(context), eq(smsTemplate.id, templateId), eq(smsTemplate.wabaApproved, true)),
  )) > 0;

/** Period in which the last template of a channel is searched. */
const LAST_USED_MS = 30 * DAY_MS;

/** Lists the template that the caller last sent in each channel within 30 days, newest first; without the messages after unanswered calls. */
export async function listLastTemplates({
  tx,
  caller,
  now,
}: SmsTemplateContext & Pick<CallerContext, 'now'>): Promise<{ channel: MessageChannel; templateId: number }[]> {
  const rows = await tx
    .selectDistinctOn([sms.channel], { channel: sms.channel, templateId: smsTemplate.id, at: sms.createdAt })
    .from(sms)
    .innerJoin(smsTemplate, matchesRow(smsTemplate, sms.templateId))
    .where(
      and(
        eq(sms.institutionId, caller.institutionId),
        eq(sms.agentId, caller.userId),
        gte(sms.createdAt, new Date(now.getTime() - LAST_USED_MS)),
        eq(smsTemplate.purpose, 'any'),
      ),
    )
    .orderBy(sms.channel, desc(sms.createdAt), desc(sms.id));
  return rows.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Template to find: by its id, or the one for unanswered calls. */
export type TemplateSelection = { readonly id: string } | 'missedCall';

/** Finds an enabled template; others are refused as not found. */
export async function findTemplate(selection: TemplateSelection, context: SmsTemplateContext): Promise<StoredTemplate> {
  const isWanted =
    selection === 'missedCall' ? eq(smsTemplate.purpose, selection) : eq(smsTemplate.id, parseRowId(selection.id));
  const [row] = await context.tx
    .select()
    .from(smsTemplate)
    .where(and(ofInstitution(context), isWanted, eq(smsTemplate.enabled, true)))
    .orderBy(asc(smsTemplate.id))
    .limit(1);
  if (!row) throw new Refusal('notFound');
  return row;
}
