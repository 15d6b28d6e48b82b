import { getFileName, saveFile, storeOpenedFile } from '@/browser/files/files';
import type { Call } from '@/contract/call';
import { envelope } from '@/contract/envelope';
import { isSuccess } from '@/contract/resultCodes';

import { type ApiFailure, toApiFailure, isServerUnreachable, isBusy, toRefusalFailure } from './apiFailure';

/** Maximum response size; a larger response is refused, so that it cannot freeze the page. */
export const ANSWER_MAX_BYTES = 16 * 1024 * 1024;

/** Outcome of a call. `again` marks a failure that a retry may fix, after `againAfterMs` if the server sent it. */
export type CallOutcome =
  | { readonly data: unknown; readonly failure?: never; readonly again?: never; readonly againAfterMs?: never }
  | { readonly failure: ApiFailure; readonly again?: boolean; readonly againAfterMs?: number };

/** Maximum delay for a busy server, whatever delay it announces. */
const BUSY_MOST_MS = 10_000;

const busyFor = ({ headers }: Response): number => Math.min(Number(headers.get('retry-after')) * 1000, BUSY_MOST_MS);

const BROKEN: CallOutcome = { failure: toApiFailure('broken') };

/** Returns true if a known length is short enough. It must be the length of the text itself, not of its compressed form. */
function isShort({ headers }: Response): boolean {
  const length = headers.get('content-length');
  return length !== null && !headers.has('content-encoding') && Number(length) <= ANSWER_MAX_BYTES;
}

/** Reads a text in chunks and stops once it is too long, so that a large response cannot crash the page. */
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

/** Validates a response against the contract (AP-05): a violation becomes a failure instead of a blank page. */
export function parseData({ answer }: Call, data: unknown): CallOutcome {
  const result = answer.safeParse(data);
  return result.success ? { data: result.data } : BROKEN;
}

const isJson = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').includes('json');
const isHtml = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').includes('html');

const PAYLOAD_TOO_LARGE = 413;
/** Status code of a network that requires a sign-in. */
const NETWORK_SIGN_IN = 511;

/** Returns the failure of a response without an envelope. A retry may reach a healthy server behind a gateway. */
function notOurs(response: Response): CallOutcome {
  const { status } = response;
  if (status === PAYLOAD_TOO_LARGE) return { failure: toApiFailure('tooLarge') };
  if (status === NETWORK_SIGN_IN) return { failure: toApiFailure('intercepted') };
  if (status >= 500) return { failure: toApiFailure('noServer'), again: true };
  const isFromOther = isHtml(response) || (!response.ok && !isJson(response));
  return isFromOther ? { failure: toApiFailure('intercepted') } : BROKEN;
}

function readEnvelope(row: Call, response: Response, reply: unknown): CallOutcome {
  const { success, data } = envelope.safeParse(reply);
  if (!success) return notOurs(response);
  const code = String(data.code);
  if (isSuccess(code)) return parseData(row, data.data);
  const failure = toRefusalFailure(code, data.message ?? '', row.asksBack?.[code]?.safeParse(data.data).data);
  return isBusy(failure)
    ? { failure, again: true, againAfterMs: busyFor(response) }
    : { failure, again: isServerUnreachable(failure) };
}

/** Saves a file under the server's file name (AP-06), or passes it to the component that displays it. A refusal in its place is neither. */
async function takeFile(row: Call, response: Response): Promise<CallOutcome> {
  if (isJson(response)) return readEnvelope(row, response, parsed(await readText(response)));
  if (!response.ok || isHtml(response)) return notOurs(response);
  const name = getFileName(response.headers.get('content-disposition'));
  const blob = await response.blob();
  if (row.download === 'shown') return { data: storeOpenedFile(blob) };
  saveFile(blob, name);
  return { data: name };
}

/** Validates a response against the contract (SE-01, SE-08). */
export async function readAnswer(row: Call, response: Response): Promise<CallOutcome> {
  if (row.download) return takeFile(row, response);
  const reply = parsed(await readText(response));
  if (row.raw) return response.ok && !isHtml(response) ? parseData(row, reply) : notOurs(response);
  return readEnvelope(row, response, reply);
}
