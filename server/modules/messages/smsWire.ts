import { getCodeLabel } from '@/contract/codes/codeTable';
import { SMS_FAILURE } from '@/contract/codes/messageCodes';
import type { SmsRecord, SmsResidue, SmsTemplate } from '@/contract/entities/messages/sms';
import type { ManagedTemplate, SmsLimitInfo } from '@/contract/entities/messages/smsAdmin';
import { mayUseChannel, type MessageChannel } from '@/contract/messageChannels';
import type { CallerContext } from '../../access/callContext';
import { maskPhone } from '../../security/masking';
import { serializeTime, toWire, toWireOrNull } from '../../values/wire';
import type { ChannelCost } from './channelCosts';
import type { LastReply } from './lastReplyStore';
import type { ListedSms } from './smsStore';
import type { StoredTemplate } from './smsTemplateStore';
import type { SmsUse } from './smsLimitStore';

const RESULT_OF_STATE = { queued: null, sending: null, sent: 'MSS', failed: 'MSF' } as const;

/** Returns the effective receipt, independent of the order: a read message was received, and a delivery disproves a failure. */
function getReceipt({
  readAt,
  deliveredAt,
  undeliveredAt,
}: ListedSms['row']): Pick<SmsRecord, 'receipt' | 'receiptTime'> {
  if (readAt) return { receipt: 'read', receiptTime: serializeTime(readAt) };
  if (deliveredAt) return { receipt: 'delivered', receiptTime: serializeTime(deliveredAt) };
  return undeliveredAt ? { receipt: 'undelivered', receiptTime: serializeTime(undeliveredAt) } : {};
}

/** Returns true if the gateway serves a channel and the caller has its send flag. */
const isOffered = (
  channel: MessageChannel,
  { caller, settings }: Pick<CallerContext, 'caller' | 'settings'>,
): boolean => settings.messageChannels.includes(channel) && mayUseChannel(caller, channel);

/** Converts a message to its wire shape, with a masked number (CD-02, CD-12). */
export const serializeSms = (
  { row, agentName, retried }: ListedSms,
  context: Pick<CallerContext, 'language' | 'caller' | 'settings'>,
): SmsRecord => {
  const receipt = getReceipt(row);
  const undelivered = receipt.receipt === 'undelivered' ? row.undeliveredReason : null;
  return {
    id: String(row.id),
    time: serializeTime(row.createdAt),
    contactName: row.contactName,
    phone: maskPhone(row.phone),
    channel: row.channel,
    content: row.content,
    templateName: row.templateName,
    state: row.state,
    result: RESULT_OF_STATE[row.state],
    failure: row.failure === null ? undelivered : getCodeLabel(SMS_FAILURE, row.failure, context.language),
    ...receipt,
    cost: toWireOrNull(row.cost, context.caller.currencyDigits),
    agentName,
    canRetry: row.state === 'failed' && receipt.receipt === undefined && !retried && isOffered(row.channel, context),
  };
};

/** Converts a template to its wire shape, with its text for a case if specified. */
export const serializeTemplate = (
  { id, name, language, content, wabaApproved }: StoredTemplate,
  preview: string | null,
): SmsTemplate => ({ id: String(id), name, language, content, preview, wabaApproved });

/** Converts a template to its wire shape for administrators. */
export const serializeManagedTemplate = (
  { id, name, language, content, purpose, enabled, wabaApproved }: StoredTemplate,
  details: Pick<ManagedTemplate, 'preview' | 'used30Days' | 'findings'>,
): ManagedTemplate => ({ id: String(id), name, language, content, purpose, enabled, wabaApproved, ...details });

/** Converts the use of the limits to its wire shape. */
export const serializeSmsUse = ({ accounts, ...use }: SmsUse): SmsLimitInfo['today'] => ({
  ...use,
  accounts: accounts.map(({ id, ...account }) => ({ id: String(id), ...account })),
});

/** Converts the reply that opens the window of a channel. */
export const serializeLastReply = ({
  contactId,
  channel,
  at,
}: LastReply): NonNullable<SmsResidue['replies']>[number] => ({
  contactId: String(contactId),
  channel,
  time: serializeTime(at),
});

/** Converts the template last used in a channel. */
export const serializeLastTemplate = (last: {
  readonly channel: MessageChannel;
  readonly templateId: number;
}): NonNullable<SmsResidue['lastTemplates']>[number] => ({
  channel: last.channel,
  templateId: String(last.templateId),
});

/** Converts the cost of a channel to its wire shape. */
export const serializeChannelCost = (
  { channel, cost }: ChannelCost,
  { caller }: Pick<CallerContext, 'caller'>,
): { channel: MessageChannel; cost: number } => ({ channel, cost: toWire(cost, caller.currencyDigits) });
