import { fileNameFrom, saveFile } from '@/browser/files';
import type { Call } from '@/contract/call';
import { envelope } from '@/contract/envelope';
import { isSuccess } from '@/contract/resultCodes';

import { type ApiFailure, toApiFailure, isAway, isBusy, refusal } from './apiFailure';
import { keepShownFile } from './shownFiles';

/** The largest reply that the app reads; a larger one is refused instead of freezing the page. */
export const ANSWER_MAX_BYTES = 16 * 1024 * 1024;

/** What came of a call; `again` marks a failure that another try may mend, after `againAfterMs` where the server has said so. */
export type Outcome =
  | { readonly data: unknown; readonly failure?: never; readonly again?: never; readonly againAfterMs?: never }
  | { readonly failure: ApiFailure; readonly again?: boolean; readonly againAfterMs?: number };

/** Nobody waits longer for a server that is busy, whatever it says. */
const BUSY_MOST_MS = 10_000;

const busyFor = ({ headers }: Response): number => Math.min(Number(headers.get('retry-after')) * 1000, BUSY_MOST_MS);

const BROKEN: Outcome = { failure: toApiFailure('broken') };

/** A length that is known beforehand and is that of the text itself, not of its compressed form. */
function isShort({ headers }: Response): boolean {
  const length = headers.get('content-length');
  return length !== null && !headers.has('content-encoding') && Number(length) <= ANSWER_MAX_BYTES;
}

/** Reads a text piece by piece and stops as soon as it is too long: a page must not die of an answer. */
async function readText(response: Response): Promise<string | null> {
  const reader = isShort(response) ? undefined : response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.byteLength;
    if (bytes > ANSWER_MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** An answer is never trusted blindly (AP-05): what breaks the contract becomes a failure and not a blank page. */
export function checkedData({ answer }: Call, data: unknown): Outcome {
  const result = answer.safeParse(data);
  return result.success ? { data: result.data } : BROKEN;
}

const isJson = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').includes('json');
const isHtml = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').includes('html');

const PAYLOAD_TOO_LARGE = 413;
/** A network asks for a sign-in. */
const NETWORK_SIGN_IN = 511;

/** Returns the failure of an answer without an envelope. Another try may reach a healthy server behind a gateway. */
function notOurs(response: Response): Outcome {
  const { status } = response;
  if (status === PAYLOAD_TOO_LARGE) return { failure: toApiFailure('tooLarge') };
  if (status === NETWORK_SIGN_IN) return { failure: toApiFailure('intercepted') };
  if (status >= 500) return { failure: toApiFailure('noServer'), again: true };
  const isFromOther = isHtml(response) || (!response.ok && !isJson(response));
  return isFromOther ? { failure: toApiFailure('intercepted') } : BROKEN;
}

function readEnvelope(row: Call, response: Response, reply: unknown): Outcome {
  const { success, data } = envelope.safeParse(reply);
  if (!success) return notOurs(response);
  const code = String(data.code);
  if (isSuccess(code)) return checkedData(row, data.data);
  const failure = refusal(code, data.message ?? '', row.asksBack?.[code]?.safeParse(data.data).data);
  return isBusy(failure)
    ? { failure, again: true, againAfterMs: busyFor(response) }
    : { failure, again: isAway(failure) };
}

/** A file is saved under the name that the server gives it (AP-06), or handed to what shows it; a refusal in its place is neither. */
async function takeFile(row: Call, response: Response): Promise<Outcome> {
  if (isJson(response)) return readEnvelope(row, response, parsed(await readText(response)));
  if (!response.ok || isHtml(response)) return notOurs(response);
  const name = fileNameFrom(response.headers.get('content-disposition'));
  const blob = await response.blob();
  if (row.download === 'shown') return { data: keepShownFile(blob) };
  saveFile(blob, name);
  return { data: name };
}

/** Makes of a reply what the contract says it is (SE-01, SE-08). */
export async function readAnswer(row: Call, response: Response): Promise<Outcome> {
  if (row.download) return takeFile(row, response);
  const reply = parsed(await readText(response));
  if (row.raw) return response.ok && !isHtml(response) ? checkedData(row, reply) : notOurs(response);
  return readEnvelope(row, response, reply);
}
