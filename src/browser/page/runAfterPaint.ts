/** Fallback delay in milliseconds, because a hidden page is not painted. */
const LATEST_MS = 100;

/** Runs a callback once the pending render has been painted. Returns a function that cancels it. */
export function runAfterPaint(act: () => void): () => void {
  let timer = setTimeout(act, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
