import { REQUEST_TIMEOUT_MS } from '@/contract/limits';

/** Asks with a signal that ends what takes too long; once there is an answer nothing of it is kept. */
export async function withinLimit<Answer>(ask: (limit: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), REQUEST_TIMEOUT_MS);
  try {
    return await ask(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
