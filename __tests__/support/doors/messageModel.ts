import type { Random } from '../../../server/seed/random';
import type { DoorPerson } from './doorPeople';
import type { PostedEvent } from './doorServers';

const HOUR_MS = 3_600_000;

/** A reply of a person, with what it means for later messages to them. */
export interface DoorReply {
  readonly event: PostedEvent;
  readonly isStop: boolean;
  /** WhatsApp takes free text for 24 hours after a reply there. */
  readonly opensWhatsApp: boolean;
}

/** Makes a random reply: by SMS or WhatsApp, of today or of the day before yesterday, with the number written in any way. */
export function makeDoorReply({ phone }: DoorPerson, id: string, random: Random): DoorReply {
  const isStop = random.chance(0.08);
  const isOld = random.chance(0.5);
  const channel = random.pick(['sms', 'waba']);
  const at = Date.now() - (isOld ? 40 : 1) * HOUR_MS - random.int(0, HOUR_MS / 2);
  const event = {
    id,
    type: 'reply',
    from: random.pick([`+52${phone}`, phone, `52${phone}`, `+52 55 ${phone.slice(2)}`]),
    text: isStop ? random.pick(['ALTO', 'stop', 'Baja', '退订']) : `Pago el viernes ${id}`,
    at: new Date(at).toISOString(),
    channel,
  };
  return { event, isStop, opensWhatsApp: channel === 'waba' && !isOld };
}

/** Turns the event of a message into a false one. */
export const falsifyMessageEvent = (event: PostedEvent): PostedEvent =>
  event['type'] === 'reply'
    ? { ...event, id: `${event.id}-forged`, text: 'STOP' }
    : { ...event, id: `${event.id}-forged`, type: 'undelivered', reason: 'forged' };
