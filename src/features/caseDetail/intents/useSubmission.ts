import { useLazyIntentOutcomeQuery } from '@/api/endpoints/cases/callOutcomeApi';
import { hasNetwork } from '@/browser/server/network';
import { type SubmissionState, submissionMachine, isSubmissionBusy } from '@/machines/submissionMachine';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';

import { outcomeOfAsking, outcomeOfSending } from './intentOutcome';
import { useWhenOnline } from './useWhenOnline';

interface Waiting {
  readonly state: SubmissionState;
  readonly waits: boolean;
  readonly ask: () => void;
  readonly sendAgain: () => void;
}

/**
 * Runs when the network is back. Sends waiting changes, and looks up those without a response. A change that never arrived is sent once per
 * reconnect, if it waits.
 */
function useSentWhenBack({ state, waits, ask, sendAgain }: Waiting): void {
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

interface Answered<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** Options of a call that is executed once: its request, its idempotency key, and its follow-up. */
export interface SubmissionOptions<Input, Data> {
  /** Trigger of a mutation whose row has `once`. Receives the input and the idempotency key. */
  readonly send: (input: Input, intentKey: string) => Promise<Answered<Data>>;
  /** Returns the idempotency key, which is stable until the outcome is known. */
  readonly intentKey: () => string;
  /** Runs after the change was executed. No data if only the lookup by key confirmed it; no input after a reload. */
  readonly onDone: (data: Data | undefined, input: Input | undefined) => void;
  /** Runs if certainly nothing was executed: the change was refused or never arrived. */
  readonly onRelease?: (refusal: unknown) => void;
  /** Submitted before this page was loaded, with an unknown outcome. */
  readonly startsUnknown?: boolean;
  /** Without a network connection, waits instead of failing. A request that never arrived is sent automatically after reconnecting. */
  readonly waits?: boolean;
}

interface Sent<Input, Data> {
  readonly input?: Input;
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** Ref for values that the next step of the machine reads; they are not rendered. */
function holder<T extends object>(first: T) {
  let held = first;
  return { read: (): T => held, put: (next: T): void => void (held = next) };
}

function useIntentMachine<Input, Data>({ send, intentKey, onDone, onRelease, waits }: SubmissionOptions<Input, Data>) {
  const [askOutcome] = useLazyIntentOutcomeQuery();
  const [sent] = useState(() => holder<Sent<Input, Data>>({}));
  const sendInput = async () => {
    const { input } = sent.read();
    if (input === undefined) return 'refused';
    const { data, error } = await send(input, intentKey());
    sent.put({ input, data, error });
    return outcomeOfSending({ error });
  };
  const machine = submissionMachine.provide({
    actors: {
      send: fromPromise(sendInput),
      ask: fromPromise(async () => outcomeOfAsking(await askOutcome({ key: intentKey() }))),
    },
    actions: {
      finish: () => onDone(sent.read().data, sent.read().input),
      release: () => onRelease?.(sent.read().error),
    },
  });
  const [snapshot, tell, actor] = useMachine(machine);
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
 * network is back. It resends automatically only what never left the browser or never arrived, and only if the intent `waits`. A second
 * click has no effect, because the machine changes state before React re-renders.
 */
export function useSubmission<Input, Data>(intent: SubmissionOptions<Input, Data>) {
  const { state, tell, submit, sent } = useIntentMachine(intent);
  const isUnheard = intent.startsUnknown === true && (state === 'idle' || state === 'refused');
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
  useSentWhenBack({ state, waits: intent.waits === true, ask, sendAgain });

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
