import { type AnswerTime, newestAnswer } from './answerTime';

const SECOND_MS = 1000;
/** An answer that took longer says too little of the time. */
const ROUND_TRIP_MAX_MS = 10_000;

/** How far the server's clock is ahead of this computer's, as far as answers have shown. */
let aheadMs = 0;
let readAnswer: AnswerTime | undefined;

/** The header has whole seconds, and the answer was made at some moment between leaving and coming back. */
function learn([date, sentAt, cameAt]: AnswerTime): void {
  const said = Date.parse(date ?? '');
  const roundTrip = cameAt - sentAt;
  if (Number.isNaN(said) || roundTrip < 0 || roundTrip > ROUND_TRIP_MAX_MS) return;
  aheadMs = Math.min(Math.max(aheadMs, said - cameAt), said + SECOND_MS - sentAt);
}

/** Returns how far the server's clock is ahead of this computer's, in milliseconds; below zero it is behind. */
export function serverAheadMs(): number {
  const { time } = newestAnswer;
  if (time && time !== readAnswer) {
    readAnswer = time;
    learn(time);
  }
  return aheadMs;
}

/** Returns the server's time in milliseconds of the epoch, whatever this computer's clock shows. */
export const serverNow = (): number => Date.now() + serverAheadMs();
