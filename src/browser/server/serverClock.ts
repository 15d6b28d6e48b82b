import { type ResponseTime, newestResponse } from './newestResponse';

const SECOND_MS = 1000;
/** Maximum round trip in milliseconds; a slower response is too imprecise to derive the time. */
const ROUND_TRIP_MAX_MS = 10_000;

/** Offset of the server's clock from this computer's in milliseconds, as measured from responses. */
let aheadMs = 0;
let readAnswer: ResponseTime | undefined;

/**
 * Updates the offset of the server's clock from a response. The header has whole seconds, and the response was created at an unknown moment
 * of the round trip.
 */
function learn([date, sentAt, cameAt]: ResponseTime): void {
  const serverTime = Date.parse(date ?? '');
  const roundTrip = cameAt - sentAt;
  if (Number.isNaN(serverTime) || roundTrip < 0 || roundTrip > ROUND_TRIP_MAX_MS) return;
  aheadMs = Math.min(Math.max(aheadMs, serverTime - cameAt), serverTime + SECOND_MS - sentAt);
}

/** Returns how far the server's clock is ahead of this computer's, in milliseconds; below zero it is behind. */
export function getServerClockOffsetMs(): number {
  const { time } = newestResponse;
  if (time && time !== readAnswer) {
    readAnswer = time;
    learn(time);
  }
  return aheadMs;
}

/** Returns the server's time in milliseconds of the epoch, whatever this computer's clock shows. */
export const getServerNow = (): number => Date.now() + getServerClockOffsetMs();
