import { getCodeLabel, getCodeValues } from '@/contract/codes/codeTable';
import type { SmsResidue } from '@/contract/entities/messages/sms';
import {
  CHANNEL_RULES,
  isTextPermitted,
  mayUseChannel,
  MESSAGE_CHANNEL,
  type MessageChannel,
} from '@/contract/messageChannels';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { listContacts } from '../borrower/borrowerFacade';
import type { Task } from '../cases/casesFacade';
import { listLastReplies } from './lastReplyStore';
import { serializeLastReply } from './smsWire';
import { isWabaApproved } from './smsTemplateStore';
import type { StoredSms } from './smsWorkerStore';

const named = (channel: MessageChannel, { language }: Pick<CallerContext, 'language'>) => ({
  channel: getCodeLabel(MESSAGE_CHANNEL, channel, language),
});

/** Refuses a channel without a gateway or without the caller's send flag (§6). */
export function assertChannel(
  channel: MessageChannel,
  context: Pick<CallerContext, 'caller' | 'language' | 'settings'>,
): void {
  if (!context.settings.messageChannels.includes(channel)) {
    throw new Refusal('channelUnavailable', named(channel, context));
  }
  if (!mayUseChannel(context.caller, channel)) throw new Refusal('channelNotAllowed', named(channel, context));
}

const WINDOWED = getCodeValues(MESSAGE_CHANNEL).filter((each) => CHANNEL_RULES[each].windowMs !== null);
const LONGEST_WINDOW_MS = Math.max(...WINDOWED.map((each) => CHANNEL_RULES[each].windowMs ?? 0));

/** Returns the start of the period in which a reply can permit a text. */
const getWindowStart = (now: Date): Date => new Date(now.getTime() - LONGEST_WINDOW_MS);

/** Refuses a text outside of the window of its channel, unless it is a template that the channel's operator approved. */
export async function assertTextPermitted(
  { channel, contactId, templateId }: Pick<StoredSms, 'channel' | 'contactId'> & Partial<Pick<StoredSms, 'templateId'>>,
  context: Pick<CallerContext, 'tx' | 'caller' | 'now' | 'language'>,
): Promise<void> {
  if (CHANNEL_RULES[channel].windowMs === null) return;
  const isApproved = typeof templateId === 'number' && (await isWabaApproved(templateId, context));
  const of = {
    contactIds: contactId === null ? [] : [contactId],
    channels: [channel],
    since: getWindowStart(context.now),
  };
  const [last] = isApproved ? [] : await listLastReplies(of, context);
  if (!isTextPermitted(channel, { lastReplyAt: last?.at.getTime() ?? null, isApproved }, context.now.getTime())) {
    throw new Refusal('channelWindowClosed', named(channel, context));
  }
}

/** Returns the channels of the institution's gateway, and the replies that open the windows of a case's contacts. */
export async function listChannels(
  of: Task,
  context: CallerContext,
): Promise<Pick<SmsResidue, 'channels' | 'replies'>> {
  const offered = context.settings.messageChannels;
  const channels = WINDOWED.filter((each) => offered.includes(each));
  const contactIds = channels.length === 0 ? [] : (await listContacts(of, context)).map(({ id }) => id);
  const last = await listLastReplies({ contactIds, channels, since: getWindowStart(context.now) }, context);
  return {
    channels: offered.map((channel) => ({ channel, isAllowed: mayUseChannel(context.caller, channel) })),
    replies: last.map(serializeLastReply),
  };
}
