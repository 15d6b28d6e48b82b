import { CONNECTED } from '@/contract/codes/contactCodes';
import type { LineEvent } from '@/contract/entities/cases/lineEvent';
import type { StoredCall } from './phoneCallStore';

/** State of a call as its events report it; null: not reported. Times in milliseconds since 1970. */
interface ReportedCall {
  readonly state: StoredCall['state'];
  readonly callStatus: StoredCall['callStatus'];
  readonly connectedAt: number | null;
  readonly endedAt: number | null;
}

const SECOND_MS = 1000;

const STATUS_OF_REASON = { rejected: 'DA', unreachable: 'NULL', blocked: 'BLK' } as const;

const byTime = (one: LineEvent, other: LineEvent): number => one.at - other.at || (one.id < other.id ? -1 : 1);

/** Derives the time of the answer from the end if its event is lost. */
function getConnectedAt(first: (type: LineEvent['type']) => LineEvent | undefined): number | null {
  if (first('voicemail')) return null;
  const ended = first('ended');
  const fromEnd = ended?.duration ? ended.at - ended.duration * SECOND_MS : null;
  return first('answered')?.at ?? fromEnd;
}

function getStatus(end: LineEvent | undefined, connectedAt: number | null): StoredCall['callStatus'] {
  if (connectedAt !== null) return CONNECTED;
  if (end === undefined) return null;
  return end.reason ? STATUS_OF_REASON[end.reason] : 'NOA';
}

function getState(types: ReadonlySet<LineEvent['type']>, isEnded: boolean): StoredCall['state'] {
  if (isEnded) return 'ended';
  if (types.has('answered')) return 'connected';
  return types.has('ringing') ? 'ringing' : 'dialling';
}

/**
 * Derives a call from its events, whatever the order in which they arrive. The first event of a type counts. A voicemail outweighs an
 * answer, because it reached nobody; an answer outweighs the other reports of a call without one.
 */
export function foldLineEvents(events: readonly LineEvent[]): ReportedCall {
  const ordered = events.toSorted(byTime);
  const first = (type: LineEvent['type']) => ordered.find((each) => each.type === type);
  // The end itself tells more than that a call was missed.
  const end = first('ended') ?? first('missed') ?? first('voicemail');
  const connectedAt = getConnectedAt(first);
  const types = new Set(events.map(({ type }) => type));
  return {
    state: getState(types, end !== undefined),
    callStatus: getStatus(end, connectedAt),
    connectedAt,
    endedAt: end === undefined ? null : Math.max(end.at, connectedAt ?? end.at),
  };
}
