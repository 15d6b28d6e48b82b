import type { Random } from '../../../server/seed/random';
import type { PostedEvent } from './doorServers';

/** Time by which the start of a call is moved back, so that its events lie between its start and now. */
export const CALL_AGE_MS = 100_000;

const TYPES = ['dialled', 'ringing', 'answered', 'missed', 'voicemail', 'ended'] as const;
const REASONS = ['rejected', 'unreachable', 'blocked'] as const;
const TALK_MAX_SECONDS = 20;

/** Lists random events of a call: any selection of types, of which the end can be reported with two contents. */
export function makeCallEvents(callId: string, startedAt: number, random: Random): PostedEvent[] {
  const chosen = TYPES.filter(() => random.chance(0.5));
  const types = chosen.includes('ended') && random.chance(0.2) ? [...chosen, 'ended' as const] : chosen;
  return types.map((type, place) => {
    // Unique milliseconds; a clock that is slow reports the first steps before the start.
    const isEarly = type !== 'ended' && random.chance(0.1);
    const at = startedAt + (isEarly ? -1000 : 1000 * random.int(30, 90)) + place;
    const common = { id: `${callId}-${place}`, type, callId, at: new Date(at).toISOString() };
    if (type !== 'ended') return common;
    const duration = random.chance(0.5) ? random.int(1, TALK_MAX_SECONDS) : 0;
    return { ...common, duration, ...(random.chance(0.5) && { reason: random.pick(REASONS) }) };
  });
}

/** Turns the report of a call into a false one. */
export const falsifyCallEvent = ({ id, callId, at }: PostedEvent): PostedEvent => ({
  id: `${id}-forged`,
  type: 'voicemail',
  callId,
  at,
});

/** Columns of a call that follow from its events; null: not reported. */
export interface CallOutcome {
  readonly callStatus: string | null;
  readonly connectedAt: number | null;
  readonly endedAt: number | null;
}

const STATUS_OF_REASON: Readonly<Record<string, string>> = { rejected: 'DA', unreachable: 'NULL', blocked: 'BLK' };

interface TimedEvent {
  readonly event: PostedEvent;
  readonly time: number;
}

/** Returns the first event of a type; no event is before the start. */
const findFirst = (events: readonly PostedEvent[], type: string, startedAt: number): TimedEvent | undefined =>
  events
    .filter((event) => event['type'] === type)
    .map((event) => ({ event, time: Math.max(startedAt, Date.parse(String(event['at']))) }))
    .toSorted((one, other) => one.time - other.time)[0];

const getTalk = (ended: TimedEvent | undefined): number => 1000 * Number(ended?.event['duration'] ?? 0);

/** Returns the time of the answer, also from the end of a call with talk; a voicemail reached nobody. */
function expectAnswer(of: (type: string) => TimedEvent | undefined): number | null {
  if (of('voicemail')) return null;
  const [answered, ended] = [of('answered'), of('ended')];
  const talk = getTalk(ended);
  return answered?.time ?? (ended && talk > 0 ? ended.time - talk : null);
}

/** Reads docs/telephony.md line by line: independent of the order of the events, and of the server's code. */
export function expectCall(events: readonly PostedEvent[], startedAt: number): CallOutcome {
  const of = (type: string) => findFirst(events, type, startedAt);
  const connectedAt = expectAnswer(of);
  const end = of('ended') ?? of('missed') ?? of('voicemail');
  const unanswered = end ? (STATUS_OF_REASON[String(end.event['reason'])] ?? 'NOA') : null;
  return {
    callStatus: connectedAt === null ? unanswered : 'CNCT',
    connectedAt,
    endedAt: end ? Math.max(end.time, connectedAt ?? 0) : null,
  };
}
