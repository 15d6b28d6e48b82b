import type { LoginTraceInput, LoginTrace } from '@/machines/loginTrace';

import { fetchLazyLoginEffects } from './loginEffectTable';
import { createRecordingMiddleware } from './createRecordingMiddleware';

/** Records from the first event on. The code that chains the rows loads with the first attempt; until then events are queued in order. */
export function createLoginRecording() {
  const waiting: LoginTraceInput[] = [];
  let record = (happening: LoginTraceInput): void => void waiting.push(happening);

  async function begin() {
    const { createLoginTraceRecorder } = await fetchLazyLoginEffects();
    const recorder = createLoginTraceRecorder();
    waiting.forEach(recorder.record);
    record = recorder.record;
    return recorder;
  }

  let begun: ReturnType<typeof begin> | undefined;
  const recorder = () =>
    (begun ??= begin().catch((error: unknown) => {
      // The next attempt retries.
      begun = undefined;
      throw error;
    }));

  return {
    middleware: createRecordingMiddleware((happening) => {
      record(happening);
      if (happening.payload.event.type === 'SUBMIT') recorder().catch(() => undefined);
    }),
    /** The trail so far. */
    exportTrace: async (): Promise<LoginTrace> => (await recorder()).exportTrace(),
    /** The rows so far; none before the first attempt on this page. */
    rows: async (): Promise<LoginTrace['rows']> => (await begun)?.exportTrace().rows ?? [],
  };
}
