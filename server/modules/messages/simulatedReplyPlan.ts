import { createHash } from 'node:crypto';
import type { Language } from '@/contract/language';
import type { GatewayEvent } from '@/contract/entities/messages/gatewayEvent';
import type { SimulatedReply } from '../../settings/toMessageSettings';
import type { StoredSms } from './smsWorkerStore';

/** Prefix of the ids of simulated events. */
const EVENT_PREFIX = 'sim-';

const DELIVERED_MS = [1500, 4000] as const;
const READ_MS = [5000, 12_000] as const;
const REPLY_MS = [14_000, 30_000] as const;
/** Time after which no more events of a message follow. */
export const LAST_EVENT_MS = REPLY_MS[1];

const REPLIES: Readonly<Record<Language, readonly string[]>> = {
  cn: ['好的，周五还款', '今天可以先还一半吗？', '我已经还了，请核实', '请晚上再联系我'],
  en: ['OK, I will pay on Friday', 'Can I pay half today?', 'I already paid, please check', 'Who is this?'],
  es: [
    'Sí, pago el viernes',
    '¿Puedo pagar la mitad hoy?',
    'Ya pagué, por favor revise',
    'Hoy no puedo, le aviso mañana',
  ],
};
const STOPS: Readonly<Record<Language, readonly string[]>> = { cn: ['退订'], en: ['STOP'], es: ['BAJA', 'ALTO'] };
const REASONS = ['Absent subscriber', 'Unknown subscriber', 'Handset memory full'] as const;

const LANGUAGE_OF_CURRENCY: Readonly<Record<string, Language>> = {
  CNY: 'cn',
  CLP: 'es',
  COP: 'es',
  MXN: 'es',
  PEN: 'es',
};

/** A step of the plan: an event and its delay after the message was handed over, in milliseconds at tempo 1. */
export interface PlannedEvent {
  readonly afterMs: number;
  readonly event: GatewayEvent;
}

type Message = Pick<StoredSms, 'id' | 'institutionId' | 'phone'>;

/** Random source of one message: the same for every server and after a restart, so that no event is played twice. */
const createRandom = ({ id, institutionId }: Message) => {
  const seed = createHash('sha256').update(`${institutionId}.${id}`).digest();
  return {
    pick: <Item>(items: readonly Item[], byte: number): Item | undefined =>
      items[seed.readUInt16BE(byte) % items.length],
    between: ([from, until]: readonly [number, number], byte: number): number =>
      from + ((until - from) * seed.readUInt16BE(byte)) / 65_536,
  };
};

/** Steps of each behavior, in order. */
const STEPS = {
  delivered: ['delivered'],
  read: ['delivered', 'read'],
  reply: ['delivered', 'read', 'reply'],
  stop: ['delivered', 'stop'],
  undelivered: ['undelivered'],
  silent: [],
} as const satisfies Record<SimulatedReply, readonly string[]>;

type Step = (typeof STEPS)[SimulatedReply][number];

function planStep(step: Step, message: Message, { at, currency }: { at: string; currency: string }): PlannedEvent {
  const random = createRandom(message);
  const messageId = String(message.id);
  const common = { id: `${EVENT_PREFIX}${messageId}-${step}`, at, messageId };
  if (step === 'reply' || step === 'stop') {
    const texts = (step === 'reply' ? REPLIES : STOPS)[LANGUAGE_OF_CURRENCY[currency] ?? 'en'];
    const text = random.pick(texts, 8) ?? '';
    return { afterMs: random.between(REPLY_MS, 6), event: { ...common, type: 'reply', from: message.phone, text } };
  }
  if (step === 'read') return { afterMs: random.between(READ_MS, 4), event: { ...common, type: step } };
  const afterMs = random.between(DELIVERED_MS, 2);
  if (step === 'delivered') return { afterMs, event: { ...common, type: step } };
  return { afterMs, event: { ...common, type: step, reason: random.pick(REASONS, 8) } };
}

/** Plans the receipts and replies to a message; `at` is the time of the events. */
export function planSimulatedReplies(
  message: Message,
  behaviors: readonly SimulatedReply[],
  of: { readonly at: string; readonly currency: string },
): PlannedEvent[] {
  const behavior = createRandom(message).pick(behaviors, 0) ?? 'silent';
  return STEPS[behavior].map((step) => planStep(step, message, of));
}
