import type { SmsTemplate } from '@/contract/entities/messages/sms';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';
import {
  findTemplate,
  getInstitutionName,
  listOfferedTemplates,
  type TemplateSelection,
  type StoredTemplate,
} from './smsTemplateStore';
import { getPlaces, renderTemplate } from './smsText';
import { serializeTemplate } from './smsWire';

type TemplateContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const createTextRenderer = (task: Task, named: string, context: TemplateContext) => (template: StoredTemplate) =>
  renderTemplate(template.content, getPlaces(task, { language: template.language, institutionName: named }, context));

/** Lists the institution's templates, with the values of a case if one is specified (CD-02). */
export async function listSmsTemplates(task: Task | null, context: TemplateContext): Promise<SmsTemplate[]> {
  const rows = await listOfferedTemplates(context);
  const textOf = task === null ? () => null : createTextRenderer(task, await getInstitutionName(context), context);
  return rows.map((row) => serializeTemplate(row, textOf(row) ?? null));
}

/** Renders a template for a case. */
export async function renderCaseTemplate(
  selection: TemplateSelection,
  task: Task,
  context: TemplateContext,
): Promise<{ templateId: number; templateName: string; content: string }> {
  const found = await findTemplate(selection, context);
  const content = createTextRenderer(task, await getInstitutionName(context), context)(found);
  if (content === undefined) throw new Refusal('invalidInput', { fields: 'templateId' });
  return { templateId: found.id, templateName: found.name, content };
}
