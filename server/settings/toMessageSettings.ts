import * as z from 'zod';
import { isMessageChannel, MESSAGE_CHANNEL, type MessageChannel } from '@/contract/messageChannels';
import { isGatewayUrl } from './toChannelSettings';

const smsGateways = ['embedded', 'http'] as const;

/** Behavior of a simulated recipient: `reply` and `stop` answer after the message was delivered; `silent` does nothing. */
const SIMULATED_REPLIES = ['delivered', 'read', 'reply', 'stop', 'undelivered', 'silent'] as const;
/** Behavior of a simulated recipient of a message. */
export type SimulatedReply = (typeof SIMULATED_REPLIES)[number];

/** Known proportions; the share of a behavior is its number of entries. */
const PROPORTIONS: readonly SimulatedReply[] = [
  ...Array<SimulatedReply>(5).fill('delivered'),
  ...Array<SimulatedReply>(6).fill('read'),
  ...Array<SimulatedReply>(5).fill('reply'),
  ...Array<SimulatedReply>(2).fill('undelivered'),
  'stop',
  'silent',
];

const replies = `must be on, off, or outcomes separated by commas: ${SIMULATED_REPLIES.join(', ')}`;
const tempo = 'must be a number from 0.001 to 10';

const isReply = (text: string): text is SimulatedReply => SIMULATED_REPLIES.some((each) => each === text);
const splitList = (list: string): string[] => list.split(',').map((each) => each.trim());
const isReplySetting = (text: string): boolean => text === 'on' || text === 'off' || splitList(text).every(isReply);

/** Environment variables of messages. */
export const messageEnvironment = {
  SMS_GATEWAY: z.enum(smsGateways, `must be one of ${smsGateways.join(', ')}`).default('embedded'),
  SMS_GATEWAY_URL: z
    .string()
    .refine(isGatewayUrl, 'must be an http or https address without a name or password in it')
    .optional(),
  SMS_GATEWAY_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]+$/, 'must be visible ASCII characters without spaces')
    .optional(),
  MESSAGE_CHANNELS: z
    .string()
    .refine(
      (list) => splitList(list).every(isMessageChannel),
      `must be channels separated by commas: ${Object.keys(MESSAGE_CHANNEL).join(', ')}`,
    )
    .default('sms'),
  SIMULATED_REPLIES: z.string().refine(isReplySetting, replies).default('off'),
  REPLY_TEMPO: z.coerce.number(tempo).min(0.001, tempo).max(10, tempo).default(1),
};

/** Settings of messages (CD-02). */
export interface MessageSettings {
  /** Message gateway: a database table for inspection, or an institution's HTTP gateway. */
  smsGateway: (typeof smsGateways)[number];
  /** URL at which the HTTP gateway accepts messages. */
  smsGatewayUrl?: string;
  /** Token that authenticates this server to the HTTP gateway. */
  smsGatewayToken?: string;
  /** Channels that the gateway serves, each once. */
  messageChannels: readonly MessageChannel[];
  /** Behaviors of the simulated recipients, of which each message gets one; empty: none is simulated. */
  simulatedReplies: readonly SimulatedReply[];
  /** Factor for all delays of the simulated recipients. */
  replyTempo: number;
}

const messageSchema = z.object({ ...messageEnvironment, NODE_ENV: z.string().optional() });
type MessageEnvironment = z.infer<typeof messageSchema>;

/** Rejected combinations: receipts and replies would be recorded that nobody sent. */
export const messageContradictions: { when: (read: MessageEnvironment) => unknown; say: string }[] = [
  {
    when: (read) => read.SMS_GATEWAY === 'http' && read.SMS_GATEWAY_URL === undefined,
    say: 'SMS_GATEWAY_URL: is needed with SMS_GATEWAY=http',
  },
  {
    when: (read) => read.NODE_ENV === 'production' && read.SIMULATED_REPLIES !== 'off',
    say: 'SIMULATED_REPLIES: not with NODE_ENV=production, nobody would have replied',
  },
  {
    when: (read) => read.SMS_GATEWAY === 'http' && read.SIMULATED_REPLIES !== 'off',
    say: 'SIMULATED_REPLIES: not with SMS_GATEWAY=http, whose recipients reply themselves',
  },
];

const toReplies = (setting: string): readonly SimulatedReply[] => {
  if (setting === 'off') return [];
  return setting === 'on' ? PROPORTIONS : splitList(setting).filter(isReply);
};

/** Settings of messages from the environment. */
export const toMessageSettings = (read: MessageEnvironment): MessageSettings => ({
  smsGateway: read.SMS_GATEWAY,
  messageChannels: [...new Set(splitList(read.MESSAGE_CHANNELS).filter(isMessageChannel))],
  simulatedReplies: toReplies(read.SIMULATED_REPLIES),
  replyTempo: read.REPLY_TEMPO,
  ...(read.SMS_GATEWAY_URL && { smsGatewayUrl: read.SMS_GATEWAY_URL }),
  ...(read.SMS_GATEWAY_TOKEN && { smsGatewayToken: read.SMS_GATEWAY_TOKEN }),
});
