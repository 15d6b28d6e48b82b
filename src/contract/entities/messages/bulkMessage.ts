import * as z from 'zod/mini';
import { MESSAGE_CHANNEL } from '../../messageChannels';
import { fileFormat } from '../../lists/listDescription';
import { BULK_MESSAGE_MAX } from '../../ourLimits';
import { code, codeInput, count, id, idInput, money, time } from '../../schemas';
import { taskListingQuery } from '../cases/task';

const bulkMessageFields = {
  /** Filters of the case list; the cases are those of all pages. */
  filters: z.omit(taskListingQuery, { page: true, size: true, sort: true, order: true, scope: true }),
  templateId: idInput,
  channel: codeInput(MESSAGE_CHANNEL),
};

/** Body of sms/bulk/plan: a template for the borrowers of the filtered cases. */
export const bulkMessageRequest = z.strictObject(bulkMessageFields);

/** Body of sms/bulk/run. Refused if the filters match another number of cases. */
export const bulkMessageRunRequest = z.strictObject({
  ...bulkMessageFields,
  /** Total of the dry run. */
  expected: count.check(z.lte(BULK_MESSAGE_MAX)),
});

/** Number of cases by outcome, and the rule of law with its article if one decided. */
const outcomes = z.array(z.object({ /** contract/codes/bulkMessageCodes */ outcome: code, rule: z.string(), count }));

/** Dry run: how many messages can be sent now, later, or never, and by which rule. */
export const bulkMessagePlan = z.object({
  total: count,
  outcomes,
  /** Cost of the messages that can be sent now; null if the channel has no price. */
  cost: z.nullable(money),
});
export type BulkMessagePlan = z.output<typeof bulkMessagePlan>;

/** A bulk message with its progress. */
export const bulkMessage = z.object({
  id,
  templateName: z.string(),
  channel: code,
  /** contract/codes/queueCodes */
  state: code,
  total: count,
  /** Number of cases with an outcome. */
  done: count,
  outcomes,
  createdTime: time,
});
export type BulkMessage = z.output<typeof bulkMessage>;

/** Answer of sms/bulk/list. */
export const bulkMessages = z.object({
  /** Channels that the gateway serves and the caller may use. */
  channels: z.array(code),
  messages: z.array(bulkMessage),
});

/** Query of sms/bulk/report/{id}. */
export const bulkReportQuery = z.strictObject({ ...fileFormat });
