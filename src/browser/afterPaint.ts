/** A page that nobody sees paints nothing. */
const LATEST_MS = 100;

/** Does something once what was drawn until now has been painted; what it gives back calls it off. */
export function afterPaint(act: () => void): () => void {
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
