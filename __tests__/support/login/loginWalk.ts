import type { LoginEvent } from '@/machines/loginModel';
import {
  type LoginState,
  type StampedLoginEvent,
  createLoginState,
  getLoginLeaf,
  stepLogin,
} from '@/machines/loginStep';

import { ALPHABET, EFFECTFUL, RESULTS } from './loginAlphabet';
import { TABLE } from './loginTable';

/** A move of a random walk: which event, and whether a result bears the present stamp (0) or the one so many entries ago. */
export interface Move {
  readonly pick: number;
  readonly late: number;
}

/** The stamp that an effect really got on entry to its state. */
interface Stamp {
  readonly leaf: string;
  readonly epoch: number;
  readonly entry: number;
}

/** One step of a walk as an outsider saw it. */
export interface WalkStep {
  readonly before: LoginState;
  readonly event: LoginEvent;
  /** The entry whose effect answers; undefined for what a person does. */
  readonly stamp: Stamp | undefined;
  readonly isLate: boolean;
  readonly after: LoginState;
  readonly stamps: readonly Stamp[];
}

export type Step = (state: LoginState, payload: StampedLoginEvent) => LoginState;

/** The machine as it is. */
export const realStep: Step = (state, payload) => stepLogin(state, payload).state;

/** Red control: a machine that looks at no stamp. */
export const naiveStep: Step = (state, { event }) => stepLogin(state, { event }).state;

/** Red control: a stamp per sign-in instead of per entry, the sketch that once let a late pass through. */
export function stepWithStampPerAttempt(): Step {
  const attempts = new Map<number, number>();
  let attempt = 0;
  return (state, { event, epoch }) => {
    const isLate = epoch !== undefined && (attempts.get(epoch) ?? 0) !== attempt;
    const after = isLate ? state : stepLogin(state, { event }).state;
    if (getLoginLeaf(after.value) === 'submitting.key' && getLoginLeaf(state.value) !== 'submitting.key') attempt += 1;
    attempts.set(after.context.epoch, attempt);
    return after;
  };
}

/** The way that leads through the checks; without a push along it walks fall out of them too soon. */
const ONWARD: Readonly<Record<string, readonly string[]>> = {
  'form.captchaLoading': ['CAPTCHA_OK'],
  'form.captchaFailed': ['CAPTCHA_REFRESH'],
  'form.editing': ['SUBMIT', 'SUBMIT', 'SUBMIT', 'PASSKEY'],
  'submitting.key': ['KEY_OK'],
  'submitting.posting': ['LOGIN_OK camera', 'LOGIN_OK factor', 'LOGIN_OK camera', 'LOGIN_OK provider', 'LOGIN_OK none'],
  'passkey.requesting': ['PASSKEY_OK', 'PASSKEY_OK', 'PASSKEY_CANCELED'],
  'passkey.verifying': ['LOGIN_OK camera', 'LOGIN_OK provider', 'LOGIN_OK none', 'LOGIN_NO'],
  'secondFactor.choosing': ['FACTOR_CODE', 'PASSKEY'],
  'secondFactor.passkey': ['PASSKEY_OK', 'PASSKEY_CANCELED', 'PASSKEY_OK', 'TIMEOUT'],
  'secondFactor.verifying': ['FACTOR_OK camera', 'FACTOR_NO', 'FACTOR_OK provider', 'TIMEOUT'],
  'singleSignOn.starting': ['SSO_READY'],
  'singleSignOn.leaving': ['BACK'],
  'singleSignOn.returning': ['LOGIN_OK camera', 'LOGIN_OK provider', 'LOGIN_OK none'],
  'camera.intro': ['START'],
  'camera.requesting': ['CAM_OK'],
  'camera.preview': ['CAPTURE'],
  'camera.drawing': ['PHOTO'],
  'camera.verifying': ['VERIFY fail', 'VERIFY fail', 'TIMEOUT', 'VERIFY pass'],
  'camera.error': ['RETRY'],
  'provider.loading': ['FRAME_READY'],
  'provider.running': ['PROVIDER_DONE'],
  'provider.checking': ['VERIFY fail', 'VERIFY fail', 'NET_FAIL', 'VERIFY pass'],
  'provider.recheck': ['RETRY'],
};
const everything = Object.keys(ALPHABET);

function namesFor(pick: number, leaf: string): readonly string[] {
  if (pick % 12 === 0) return everything;
  const listed = Object.keys(TABLE[leaf] ?? {}).filter((name) => name in ALPHABET);
  return pick % 12 === 1 ? listed : (ONWARD[leaf] ?? listed);
}

function getEvent({ pick }: Move, state: LoginState): LoginEvent {
  const names = namesFor(pick, getLoginLeaf(state.value));
  const name = names[Math.floor(pick / 12) % names.length] ?? 'LANG es';
  return ALPHABET[name] ?? { type: 'LANG', lang: 'es' };
}

type Place = Pick<WalkStep, 'before' | 'stamps'>;

/** The stamp that the move's result bears; what a person does has none. */
const getStamp = ({ late }: Move, event: LoginEvent, stamps: readonly Stamp[]): Stamp | undefined =>
  RESULTS.has(event.type) ? stamps.at(-1 - Math.min(late, stamps.length - 1)) : undefined;

function take(step: Step, move: Move, { before, stamps }: Place): WalkStep {
  const event = getEvent(move, before);
  const stamp = getStamp(move, event, stamps);
  const isLate = stamp !== undefined && (stamp !== stamps.at(-1) || stamp.leaf !== getLoginLeaf(before.value));
  const after = step(before, stamp ? { event, epoch: stamp.epoch } : { event });
  return { before, event, stamp, isLate, after, stamps };
}

function stampsAfter({ before, after, stamps }: WalkStep): readonly Stamp[] {
  const leaf = getLoginLeaf(after.value);
  const { epoch } = after.context;
  const isEntry = epoch !== before.context.epoch && EFFECTFUL.includes(leaf);
  return isEntry ? [...stamps, { leaf, epoch, entry: stamps.length }] : stamps;
}

/** Walks through a machine, giving every result the stamp that its effect really got, or that of an earlier one. */
export function walk(step: Step, moves: readonly Move[]): WalkStep[] {
  const before = createLoginState();
  let place: Place = { before, stamps: [{ leaf: getLoginLeaf(before.value), epoch: before.context.epoch, entry: 0 }] };
  return moves.map((move) => {
    const taken = take(step, move, place);
    place = { before: taken.after, stamps: stampsAfter(taken) };
    return taken;
  });
}
