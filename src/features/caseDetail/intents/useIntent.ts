import { useLazyIntentOutcomeQuery } from '@/api/intentApi';
import { hasNetwork } from '@/browser/network';
import { type IntentState, intentMachine, isIntentBusy } from '@/machines/intentMachine';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { outcomeOfAsking, outcomeOfSending } from './intentOutcome';
import { useSentWhenBack } from './useSentWhenBack';

interface Answered<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** A call that is made once: how it is sent, under which key, and what follows. */
export interface IntentOf<Input, Data> {
  /** The trigger of a mutation whose row has `once`, with the key beside its input. */
  readonly send: (input: Input, intentKey: string) => Promise<Answered<Data>>;
  /** The key of this intent; the same until its outcome is known. */
  readonly intentKey: () => string;
  /** It is carried out. Without data where only the question by key told so; without input after a reload. */
  readonly onDone: (data: Data | undefined, input: Input | undefined) => void;
  /** It is certain that nothing was done: refused, or it never arrived. */
  readonly onRelease?: (refusal: unknown) => void;
  /** It was sent before this page was loaded, and nobody heard its outcome. */
  readonly startsUnknown?: boolean;
  /** Without a network it waits for one instead of being lost, and what is known never to have arrived is sent by itself when it is back. */
  readonly waits?: boolean;
}

interface Sent<Input, Data> {
  readonly input?: Input;
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** Holds what the next step of the machine reads, out of React's sight: nothing of it is shown. */
function holder<T extends object>(first: T) {
  let held = first;
  return { read: (): T => held, put: (next: T): void => void (held = next) };
}

function useIntentMachine<Input, Data>({ send, intentKey, onDone, onRelease, waits }: IntentOf<Input, Data>) {
  const [askOutcome] = useLazyIntentOutcomeQuery();
  const [sent] = useState(() => holder<Sent<Input, Data>>({}));
  const sendInput = async () => {
    const { input } = sent.read();
    if (input === undefined) return 'refused';
    const { data, error } = await send(input, intentKey());
    sent.put({ input, data, error });
    return outcomeOfSending({ error });
  };
  const machine = intentMachine.provide({
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
    // What is being sent, or may have been carried out, is not put aside for something else.
    if (!actor.getSnapshot().can({ type: 'SUBMIT' })) return;
    sent.put({ input });
    tell({ type: waits && !hasNetwork() ? 'WAIT' : 'SUBMIT' });
  };
  return { state: snapshot.value satisfies IntentState, tell, submit, sent };
}

/**
 * Sends a change once (CD-06, CD-13). After an unknown outcome it asks the server by key, on demand and when the
 * network is back. By itself it sends only what has never left the browser or never arrived, and only where the intent `waits`. A second click in the same moment does nothing: the machine has
 * moved on before React knows.
 */
export function useIntent<Input, Data>(intent: IntentOf<Input, Data>) {
  const { state, tell, submit, sent } = useIntentMachine(intent);
  const isUnheard = intent.startsUnknown === true && (state === 'idle' || state === 'refused');
  useEffect(() => {
    if (!isUnheard) return;
    // It is about what was sent then; what this page meant to send was something else.
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
    isBusy: isIntentBusy(state),
    /** Why it was refused last; undefined otherwise. */
    refusal: state === 'refused' ? sent.read().error : undefined,
    submit,
    ask,
    /** Sends the same once more, under the same key. */
    sendAgain,
    /** It waits for a network, and is not to be sent after all. */
    takeBack: () => tell({ type: 'TAKE_BACK' }),
    /** The user has found out elsewhere that it was carried out. */
    settle: () => tell({ type: 'SETTLE' }),
  };
}
