import { REQUEST_TIMEOUT_MS } from '@/contract/limits';

/** Runs a request with a timeout signal. Releases the timer after the response. */
export async function withinLimit<Answer>(ask: (limit: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), REQUEST_TIMEOUT_MS);
  try {
    return await ask(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
