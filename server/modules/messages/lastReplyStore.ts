import type { MessageChannel } from '@/contract/messageChannels';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { smsReply } from '../../database/tables/messageTables';

/** Replies to search for. */
export interface ReplySearch {
  readonly contactIds: readonly number[];
  readonly channels: readonly MessageChannel[];
  /** Earlier replies are not found. */
  readonly since: Date;
}

/** Last reply of a contact in a channel. */
export interface LastReply {
  readonly contactId: number;
  readonly channel: MessageChannel;
  readonly at: Date;
}

/** Lists the last reply of each contact in each channel. */
export async function listLastReplies(
  { contactIds, channels, since }: ReplySearch,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<LastReply[]> {
  if (contactIds.length === 0 || channels.length === 0) return [];
  return tx
    .selectDistinctOn([smsReply.contactId, smsReply.channel], {
      contactId: smsReply.contactId,
      channel: smsReply.channel,
      at: smsReply.sentAt,
    })
    .from(smsReply)
    .where(
      and(
        eq(smsReply.institutionId, caller.institutionId),
        inArray(smsReply.contactId, [...contactIds]),
        inArray(smsReply.channel, [...channels]),
        gte(smsReply.sentAt, since),
      ),
    )
    .orderBy(smsReply.contactId, smsReply.channel, desc(smsReply.sentAt));
}
