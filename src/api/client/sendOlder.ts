import type { ApiRequest } from './getRequest';
import { OLDER_COUNTERPARTS } from './olderCounterparts';
import type { CallOutcome } from './readAnswer';

/** Sends the older client's counterpart of a call. Resolves to undefined if there is none. */
export async function sendOlder(
  sending: ApiRequest,
  send: (sending: ApiRequest) => Promise<CallOutcome>,
): Promise<CallOutcome | undefined> {
  const counterpart = OLDER_COUNTERPARTS.get(sending.row);
  const input = counterpart?.input(sending.input);
  if (!counterpart || !input) return undefined;
  const outcome = await send({ ...sending, row: counterpart.row, input });
  return outcome.failure
    ? outcome
    : counterpart.answer(outcome.data, sending.input, (row, asked) => send({ row, input: asked }));
}
