import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { BULK_OUTCOME } from '@/contract/codes/bulkMessageCodes';
import { SMS_FAILURE, SMS_STATE } from '@/contract/codes/messageCodes';
import { mayUseChannel, MESSAGE_CHANNEL } from '@/contract/messageChannels';
import type { bulkMessageCalls } from '@/contract/calls/cases/bulkMessageCalls';
import type { bulkMessageRequest, bulkMessageRunRequest } from '@/contract/entities/messages/bulkMessage';
import { BULK_MESSAGE_LIST } from '@/contract/lists/caseLists';
import { type Minor, toMinorUnits } from '@/contract/minor';
import { hasPermission } from '@/contract/permissions';
import type { CallerContext, Handlers } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { requireApproval } from '../../approvals/approvalsFacade';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../../monitoring/monitoringFacade';
import { assertChannel } from '../channels';
import type { SendContext } from '../sendSms';
import { findTemplate } from '../smsTemplateStore';
import {
  addBulkMessage,
  type BulkReportRow,
  countBulkCasesToday,
  countBulkOutcomes,
  endBulkMessage,
  getOwnBulkMessage,
  listBulkCases,
  listBulkReport,
  listOwnBulkMessages,
} from './bulkMessageStore';
import { serializeDelivery, serializeBulkMessage, serializeBulkPlan } from './bulkMessageWire';
import { calculateCost } from '../channelCosts';
import { sendToCase } from './sendToCase';

type BulkRequest = z.output<typeof bulkMessageRequest>;

/** Finds the template and the cases; refuses a caller who may not send messages by the channel. */
async function readRequest({ filters, templateId, channel }: BulkRequest, context: CallerContext) {
  if (!hasPermission(context.caller, 'sms.send')) throw new Refusal('notAllowed');
  assertChannel(channel, context);
  const template = await findTemplate({ id: templateId }, context);
  return { template, taskIds: await listBulkCases(filters, context) };
}

/** Context of a dry run: nothing leaves it. */
const toDryRun = (context: CallerContext): SendContext => ({
  ...context,
  publish: () => {},
  afterCommit: () => {},
  onRefused: () => {},
});

async function planBulkMessage(request: BulkRequest, context: CallerContext) {
  const { template, taskIds } = await readRequest(request, context);
  const { channel } = request;
  const attempts = [];
  for (const taskId of taskIds) {
    attempts.push(await sendToCase({ taskId, templateId: template.id, channel, bulkId: null }, toDryRun(context)));
  }
  const each = await calculateCost(channel, template.content, context);
  const sent = attempts.filter(({ outcome }) => outcome === 'sent').length;
  const cost: Minor | null = each === null ? null : toMinorUnits(each * sent);
  return serializeBulkPlan(attempts, cost, context);
}

/** Starts a bulk message after its checks and, at or above the institution's limit, after an approval. */
async function runBulkMessage(
  { expected, ...request }: z.output<typeof bulkMessageRunRequest>,
  context: CallerContext,
) {
  const { template, taskIds } = await readRequest(request, context);
  const { approved, services, language, afterCommit } = context;
  const cases = taskIds.length;
  // Cases can leave the filters until the approval, but none can be added.
  if (approved ? cases > expected : cases !== expected) throw new Refusal('outOfDate');
  const { channel } = request;
  const today = await countBulkCasesToday(context);
  const facts = [
    { fact: 'channel', text: getCodeLabel(MESSAGE_CHANNEL, channel, language) },
    { fact: 'remark', text: `${template.name}: ${template.content}` },
    ...(today > 0 ? [{ fact: 'today', number: today } as const] : []),
  ] as const;
  const subject = `template ${template.id} by ${channel} to ${JSON.stringify(request.filters)}`;
  await requireApproval({ kind: 'bulkMessage', subject, cases, today, facts }, context);
  const stored = { templateId: template.id, templateName: template.name, channel, taskIds };
  const made = await addBulkMessage(stored, context);
  afterCommit(async () => services.bulkMessageWorker.wake());
  return serializeBulkMessage(made, []);
}

const CELLS: ExportColumns<typeof BULK_MESSAGE_LIST, BulkReportRow> = {
  loan: ({ loanNo }) => loanNo,
  borrower: ({ borrowerName }) => borrowerName,
  outcome: ({ outcome }, { language }) => (outcome === null ? '' : getCodeLabel(BULK_OUTCOME, outcome, language)),
  rule: ({ rule }) => rule,
  state: ({ state }, { language }) => (state === null ? '' : getCodeLabel(SMS_STATE, state, language)),
  delivered: serializeDelivery,
  failure: ({ failure, undeliveredReason }, { language }) =>
    failure === null ? undeliveredReason : getCodeLabel(SMS_FAILURE, failure, language),
};

/** Handlers of bulk messages. */
export const bulkMessageHandlers: Handlers<typeof bulkMessageCalls> = {
  bulkPlan: planBulkMessage,
  bulkRun: runBulkMessage,
  bulkList: async (_, context) => {
    const bulks = await listOwnBulkMessages(context);
    const counts = await countBulkOutcomes(bulks, context);
    const { caller, settings } = context;
    return {
      channels: settings.messageChannels.filter((channel) => mayUseChannel(caller, channel)),
      messages: bulks.map((each) => serializeBulkMessage(each, counts)),
    };
  },
  bulkStop: async ({ id }, context) => {
    const of = await getOwnBulkMessage(id, context);
    await endBulkMessage(context.tx, of, { state: 'cancelled', outcome: 'stopped', now: context.now });
  },
  bulkReport: async ({ id, format }, context) => {
    const rows = await listBulkReport(await getOwnBulkMessage(id, context), context);
    const title = { cn: '群发消息', en: 'Bulk message', es: 'Mensaje masivo' };
    const metadata = exportMetadata(`bulk-message-${id}`, context);
    return exportWithAudit({ columns: BULK_MESSAGE_LIST, cells: CELLS, rows, title, format, ...metadata }, context);
  },
};
