import type { SmsResidue } from '@/contract/entities/messages/sms';
import { getContentMax, isMessageChannel, isTextPermitted, type MessageChannel } from '@/contract/messageChannels';
import { SMS_CONTENT_MAX } from '@/contract/ourLimits';
import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';

import type { SmsFields } from './smsFields';

/** Channel of the institution's gateway. */
export interface OfferedChannel {
  readonly channel: MessageChannel;
  /** The user has the send flag of the channel. */
  readonly isAllowed: boolean;
}

/** Chosen channel of a message. */
export interface ChosenChannel {
  readonly offered: readonly OfferedChannel[];
  /** Undefined if the user may use no channel. */
  readonly channel: MessageChannel | undefined;
  /** Maximum number of characters. */
  readonly contentMax: number;
  /** Template that the user last sent in the channel; undefined: none, or not known yet. */
  readonly lastTemplateId: string | undefined;
  /** Cost of a part or a message of the channel; undefined without a price. */
  readonly cost: number | undefined;
  /** Own words and templates without approval are not permitted now. */
  readonly isApprovedOnly: boolean;
}

const SMS_ONLY: readonly OfferedChannel[] = [{ channel: 'sms', isAllowed: true }];

/** Lists the channels that the page knows; an older server serves SMS only. */
const listOffered = (residue: SmsResidue | undefined): readonly OfferedChannel[] =>
  residue?.channels?.flatMap(({ channel, isAllowed }) => (isMessageChannel(channel) ? [{ channel, isAllowed }] : [])) ??
  SMS_ONLY;

const usePermittedTexts = (form: FormInstance<SmsFields>, residue: SmsResidue | undefined) => {
  const [openedAt] = useState(() => Date.now());
  const recipient = Form.useWatch('recipient', form);
  const contactId = Form.useWatch('contactId', form);
  return (channel: MessageChannel): boolean => {
    const to = recipient === 'number' ? undefined : contactId;
    const last = residue?.replies?.find((each) => each.channel === channel && each.contactId === to);
    const lastReplyAt = last === undefined ? null : Date.parse(last.time);
    return isTextPermitted(channel, { lastReplyAt, isApproved: false }, openedAt);
  };
};

function getChannelDetails(channel: MessageChannel = 'sms', residue: Partial<SmsResidue> = {}) {
  const { contentMax = SMS_CONTENT_MAX, lastTemplates = [], costs = [] } = residue;
  return {
    contentMax: getContentMax(channel, contentMax),
    lastTemplateId: lastTemplates.find((each) => each.channel === channel)?.templateId,
    cost: costs.find((each) => each.channel === channel)?.cost,
  };
}

/** Returns the chosen channel: the form's if the user may use it, else the last used or the first permitted one, which the form then contains. */
export function useChannel(form: FormInstance<SmsFields>, residue: SmsResidue | undefined): ChosenChannel {
  const offered = listOffered(residue);
  const written = Form.useWatch('channel', { form, preserve: true });
  const way = Form.useWatch('way', { form, preserve: true });
  const isPermitted = usePermittedTexts(form, residue);
  const allowed = offered.filter(({ isAllowed }) => isAllowed);
  const find = (code: string | null | undefined) => allowed.find((each) => each.channel === code);
  const { channel } = find(written) ?? find(residue?.lastTemplates?.[0]?.channel) ?? allowed[0] ?? {};
  const isApprovedOnly = channel !== undefined && !isPermitted(channel);
  useEffect(() => {
    if (residue !== undefined && channel !== undefined && written !== channel) form.setFieldValue('channel', channel);
  }, [residue, channel, written, form]);
  useEffect(() => {
    if (isApprovedOnly && way === 'own') form.setFieldValue('way', 'template');
  }, [isApprovedOnly, way, form]);
  return { offered, channel, isApprovedOnly, ...getChannelDetails(channel, residue) };
}
