import { isApiFailure, isServerUnreachable, isRejectedWithCode, toRefusalFailure } from '@/api/client/apiFailure';
import { isSessionEnd, RESULT_CODES } from '@/contract/resultCodes';
import {
  type QueryOutcome,
  type SendingOutcome,
  type SubmissionState,
  submissionMachine,
  isSubmissionBusy,
} from '@/machines/submissionMachine';
import { getInspectOptions } from '@/machines/machineInspection';
import { useLazyIntentOutcomeQuery } from '@/api/endpoints/cases/callOutcomeApi';
import { hasNetwork } from '@/browser/server/network';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { useWhenOnline, type DraftDefinition, useDraft } from './useDraft';
import { Form, type FormInstance } from 'antd';

interface SubmissionReply<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** Refusals that do not prove that nothing was executed: an earlier copy is still running, or the server failed or is busy. */
const UNSURE: readonly string[] = (['stillRunning', 'systemError', 'tooMany', 'busy'] as const).map(
  (name) => RESULT_CODES[name].code,
);

/** The key was used for another change, in another tab: this change was not executed and never will be under this key. */
export const isKeyReused = (error: unknown): boolean => isRejectedWithCode(error, RESULT_CODES.keyReused.code);

const isSureRefusal = (error: unknown): boolean =>
  isApiFailure(error) && error.kind === 'refused' && !UNSURE.includes(error.code);

/** Nothing reached the server. */
const isNotDelivered = (error: unknown): boolean =>
  isApiFailure(error) && (error.kind === 'tooLarge' || error.kind === 'missing');

/** Refusals of the session check, which precedes any execution. */
const isSignedOut = (error: unknown): boolean =>
  isSureRefusal(error) && isApiFailure(error) && isSessionEnd(error.code);

/** Returns the obstacle that prevented a valid change, or undefined for every other outcome. */
export function findObstacle(error: unknown): 'signedOut' | 'databaseAway' | undefined {
  if (isSignedOut(error)) return 'signedOut';
  return isRejectedWithCode(error, RESULT_CODES.databaseAway.code) ? 'databaseAway' : undefined;
}

/** Maps the response to an outcome. Only a refusal which proves that nothing was executed counts as refused. */
export function toSendingOutcome({ error }: Pick<SubmissionReply<unknown>, 'error'>): SendingOutcome {
  if (error === undefined) return 'answered';
  return isSureRefusal(error) || isNotDelivered(error) ? 'refused' : 'unanswered';
}

const isNotUnderstood = (error: unknown): boolean =>
  !isServerUnreachable(error) &&
  !isSignedOut(error) &&
  (isSureRefusal(error) || (isApiFailure(error) && error.kind === 'broken'));

/** Maps the lookup by idempotency key to an outcome. An error or any unexpected response means unknown (AP-09). */
export function toQueryOutcome({ data, error }: SubmissionReply<{ readonly state: QueryOutcome }>): QueryOutcome {
  if (data && error === undefined) return data.state;
  return isNotUnderstood(error) ? 'notAskable' : 'unanswered';
}

interface SubmissionContext {
  readonly state: SubmissionState;
  readonly waits: boolean;
  readonly ask: () => void;
  readonly sendAgain: () => void;
}

/**
 * Runs when the network is back. Sends waiting changes, and looks up those without a response. A change that never arrived is sent once per
 * reconnect, if it waits.
 */
function useSentWhenBack({ state, waits, ask, sendAgain }: SubmissionContext): void {
  const isDue = useRef(false);
  useWhenOnline(() => {
    isDue.current = waits && state === 'unknown';
    if (state === 'waiting') sendAgain();
    else ask();
  });
  const onNeverArrived = useEffectEvent(() => {
    if (isDue.current) sendAgain();
    isDue.current = false;
  });
  useEffect(() => {
    if (state === 'neverArrived') onNeverArrived();
  }, [state]);
}

/** Options of a call that is executed once: its request, its idempotency key, and its follow-up. */
export interface SubmissionOptions<Input, Data> {
  /** Trigger of a mutation whose row has `once`. Receives the input and the idempotency key. */
  readonly send: (input: Input, idempotencyKey: string) => Promise<SubmissionReply<Data>>;
  /** Returns the idempotency key, which is stable until the outcome is known. */
  readonly idempotencyKey: () => string;
  /** Runs after the change was executed. No data if only the lookup by key confirmed it; no input after a reload. */
  readonly onDone: (data: Data | undefined, input: Input | undefined) => void;
  /** Runs if certainly nothing was executed: the change was refused or never arrived. */
  readonly onRelease?: (refusal: unknown) => void;
  /** Submitted before this page was loaded, with an unknown outcome. */
  readonly startsUnknown?: boolean;
  /** Without a network connection, waits instead of failing. A request that never arrived is sent automatically after reconnecting. */
  readonly waits?: boolean;
}

interface SubmissionData<Input, Data> {
  readonly input?: Input;
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** Ref for values that the next step of the machine reads; they are not rendered. */
function holder<T extends object>(first: T) {
  let current = first;
  return { read: (): T => current, put: (next: T): void => void (current = next) };
}

function useSubmissionMachine<Input, Data>({
  send,
  idempotencyKey,
  onDone,
  onRelease,
  waits,
}: SubmissionOptions<Input, Data>) {
  const [askOutcome] = useLazyIntentOutcomeQuery();
  const [sent] = useState(() => holder<SubmissionData<Input, Data>>({}));
  const sendInput = async () => {
    const { input } = sent.read();
    if (input === undefined) return 'refused';
    const { data, error } = await send(input, idempotencyKey());
    sent.put({ input, data, error });
    return toSendingOutcome({ error });
  };
  const machine = submissionMachine.provide({
    actors: {
      send: fromPromise(sendInput),
      ask: fromPromise(async () => toQueryOutcome(await askOutcome({ key: idempotencyKey() }))),
    },
    actions: {
      finish: () => onDone(sent.read().data, sent.read().input),
      release: () => onRelease?.(sent.read().error),
    },
  });
  const [snapshot, tell, actor] = useMachine(machine, getInspectOptions());
  const submit = (input: Input) => {
    // A change that is being sent, or may have been executed, is not replaced by another.
    if (!actor.getSnapshot().can({ type: 'SUBMIT' })) return;
    sent.put({ input });
    tell({ type: waits && !hasNetwork() ? 'WAIT' : 'SUBMIT' });
  };
  return { state: snapshot.value satisfies SubmissionState, tell, submit, sent };
}

/**
 * Sends a change once (CD-06, CD-13). After an unknown outcome it looks the change up by its idempotency key, on demand and when the
 * network is back. It resends automatically only what never left the browser or never arrived, and only if the submission `waits`. A second
 * click has no effect, because the machine changes state before React re-renders.
 */
export function useSubmission<Input, Data>(submission: SubmissionOptions<Input, Data>) {
  const { state, tell, submit, sent } = useSubmissionMachine(submission);
  const isUnheard = submission.startsUnknown === true && (state === 'idle' || state === 'refused');
  useEffect(() => {
    if (!isUnheard) return;
    // The outcome belongs to the earlier submission, not to the input of this page.
    sent.put({});
    tell({ type: 'RESUME' });
  }, [isUnheard, sent, tell]);

  const ask = () => tell({ type: 'ASK' });
  const sendAgain = () => {
    const { input } = sent.read();
    if (input !== undefined) submit(input);
  };
  useSentWhenBack({ state, waits: submission.waits === true, ask, sendAgain });

  return {
    state,
    isBusy: isSubmissionBusy(state),
    /** Error of the last refusal; undefined in every other state. */
    refusal: state === 'refused' ? sent.read().error : undefined,
    submit,
    ask,
    /** Resends the same change under the same key. */
    sendAgain,
    /** Cancels a change that waits for a network connection. */
    takeBack: () => tell({ type: 'TAKE_BACK' }),
    /** The user has verified elsewhere that the change was executed. */
    settle: () => tell({ type: 'SETTLE' }),
  };
}

/** Field of a draft in addition to its text: the idempotency key of the submission, until its outcome is known. */
export interface SentFields {
  readonly sentKey?: string | undefined;
}

interface DraftedSubmissionOptions<Fields extends SentFields, Data>
  extends DraftDefinition<Fields>, Pick<SubmissionOptions<Fields, Data>, 'send' | 'onDone' | 'onRelease'> {}

/** Refusal for a text that was not sent because its draft could not be saved first. */
const NOT_SENT = toRefusalFailure('', '');

/** Returns true if the refusal is ours: the draft could not be saved, so it was not sent. */
export const isNotSent = (error: unknown): boolean => error === NOT_SENT;

/**
 * Submits a draft exactly once (CD-06, CD-13). The server first stores that the draft is being submitted. After a reload, a crash or a
 * forced logout, its outcome is therefore looked up before anything is sent again.
 */
export function useDraftedSubmission<Fields extends SentFields, Data>(setting: DraftedSubmissionOptions<Fields, Data>) {
  const { send, onDone, parse } = setting;
  const draft = useDraft<Fields>(setting);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form with more fields has these too
  const form = setting.form as unknown as FormInstance<SentFields>;
  const watched: unknown = Form.useWatch('sentKey', { form, preserve: true });
  const sentKey = (): string | undefined => form.getFieldsValue(true).sentKey;
  const mark = (key: string | undefined) => form.setFieldsValue({ sentKey: key });
  /** After a submission, its key is reused until the change is known to be executed. */
  const usedKey = useRef<string>(undefined);

  /** Returns true if the pending submission was saved in the draft. */
  const keepSent = async (key: string): Promise<boolean> => {
    mark(key);
    // A form can be submitted before the server's draft is loaded.
    const first = draft.isAsked ? null : await draft.askAgain();
    const outcome = first === null ? await draft.keepNow() : 'outOfDate';
    if (typeof outcome === 'object') return true;
    // A newer text was saved elsewhere; that one may have been submitted.
    const newest = outcome === 'outOfDate' ? (first ?? (await draft.askAgain())) : undefined;
    mark(newest ? parse(newest.content)?.sentKey : undefined);
    return false;
  };

  const renew = () => {
    usedKey.current = undefined;
    draft.renew();
  };

  const submission = useSubmission<Fields, Data>({
    idempotencyKey: () => usedKey.current ?? sentKey() ?? draft.origin.current.idempotencyKey,
    startsUnknown: watched !== undefined && watched === sentKey(),
    async send(fields, key) {
      if (!(await keepSent(key))) return { error: NOT_SENT };
      usedKey.current = key;
      return send(fields, key);
    },
    onDone(data, input) {
      const fields = input ?? setting.form.getFieldsValue(true);
      const isOfDraft = (usedKey.current ?? sentKey()) === draft.origin.current.idempotencyKey;
      usedKey.current = undefined;
      // The server has cleared the draft from which it was sent.
      if (isOfDraft) draft.forget();
      else void draft.discard();
      onDone(data, fields);
    },
    onRelease(error) {
      setting.onRelease?.(error);
      if (isNotSent(error)) return;
      if (isKeyReused(error)) renew();
      else usedKey.current ??= sentKey();
      mark(undefined);
      draft.touch();
    },
  });
  // After a reload only the form contains the submitted content.
  const sendAgain = () => submission.submit(setting.form.getFieldsValue(true));
  return { draft, submission: { ...submission, sendAgain } };
}
