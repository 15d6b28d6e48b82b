import { DAY_MS } from '@/contract/duration';
import { toMinor } from '../../values/money';
import type * as z from 'zod/mini';
import { listUnknownSmsPlaces } from '@/contract/codes/messageCodes';
import type { ManagedTemplate, templatePreview } from '@/contract/entities/messages/smsAdmin';
import type { Language } from '@/contract/language';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { createTextLint } from '../law/lawFacade';
import { recordSettingChange, describeChange } from '../system/systemFacade';
import {
  addTemplate,
  listAllTemplates,
  changeTemplate,
  lockTemplate,
  type TemplateFields,
  countTemplateUse,
  getInstitutionName,
} from './smsTemplateStore';
import { serializeManagedTemplate } from './smsWire';
import { readSmsLimits } from './readSmsLimits';
import { formatAmount, formatDay, fillTemplate } from './smsText';
import { stripNul } from '../../values/cellText';

type SmsTemplatesContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const SAMPLE_UNITS = 1250.5;
const SAMPLE_NAME: Readonly<Record<Language, string>> = {
  cn: '王小明',
  en: 'Jane Roe',
  es: 'María González Hernández',
};

const samplesIn = (language: Language, named: string, { caller, now }: SmsTemplatesContext) => ({
  name: SAMPLE_NAME[language],
  amount: formatAmount(toMinor(SAMPLE_UNITS, caller.currencyDigits), language, { caller }),
  days: '12',
  promised: formatAmount(toMinor(SAMPLE_UNITS / 5, caller.currencyDigits), language, { caller }),
  promisedDay: formatDay(new Date(now.getTime() + DAY_MS), language, { caller }),
  app: 'Credi Fácil',
  loan: 'L2026031100042',
  agent: caller.name,
  institution: named,
});

/**
 * Lists all templates with a preview of sample values, their violations of rules (LC-09), and their number of uses in the last
 * 30 days (SY-01).
 */
export async function listTemplates(context: SmsTemplatesContext): Promise<ManagedTemplate[]> {
  const named = await getInstitutionName(context);
  const used = await countTemplateUse(new Date(context.now.getTime() - 30 * DAY_MS), context);
  const lint = await createTextLint(context);
  return (await listAllTemplates(context)).map((row) =>
    serializeManagedTemplate(row, {
      findings: lint(row.content),
      preview: fillTemplate(row.content, samplesIn(row.language, named, context)),
      used30Days: used.get(row.id) ?? 0,
    }),
  );
}

/** Returns a template's text with sample values, its unknown places, and the violations of rules. */
export async function previewTemplate(
  { language, content }: Pick<TemplateFields, 'language' | 'content'>,
  context: SmsTemplatesContext,
): Promise<z.output<typeof templatePreview>> {
  const text = fillTemplate(content, samplesIn(language, await getInstitutionName(context), context));
  const lint = await createTextLint(context);
  return { text, length: text.length, unknown: listUnknownSmsPlaces(content), findings: lint(content) };
}

/** Validates a template. Its text without the places is sent unchanged: that part alone must not exceed the maximum length of a message. */
async function checked(fields: TemplateFields, context: SmsTemplatesContext): Promise<TemplateFields> {
  const unknown = listUnknownSmsPlaces(fields.content);
  if (unknown.length > 0) throw new Refusal('unknownPlaces', { places: unknown.map((name) => `{${name}}`).join(' ') });
  const { contentMax } = await readSmsLimits(context);
  const { length } = await previewTemplate(fields, context);
  if (length > contentMax) throw new Refusal('smsTooLong', { most: contentMax });
  return { ...fields, name: stripNul(fields.name), content: stripNul(fields.content) };
}

/** Adds a template of the institution (SY-01). */
export async function addSmsTemplate(
  fields: TemplateFields,
  context: SmsTemplatesContext,
): Promise<{ templateId: string }> {
  const id = await addTemplate(await checked(fields, context), context);
  await recordSettingChange({ key: 'smsTemplate', before: null, after: fields.name }, context);
  return { templateId: String(id) };
}

/** Updates, disables or enables a template; messages already sent are not changed (SY-01). */
export async function updateSmsTemplate(
  { templateId, ...fields }: TemplateFields & { readonly templateId: string },
  context: SmsTemplatesContext,
): Promise<void> {
  const { id, institutionId: _institution, ...before } = await lockTemplate(templateId, context);
  await changeTemplate(id, await checked(fields, context), context);
  const { before: was, after: is } = describeChange(before, fields);
  const named = (text: string | null): string | null => (text === null ? null : `${before.name}: ${text}`);
  await recordSettingChange({ key: 'smsTemplate', before: named(was), after: named(is) }, context);
}
