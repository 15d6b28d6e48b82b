// Functions that run inside the measured page.

/** From the navigation on: when something could first be seen, when the screen could be used, and how long tasks blocked it (TBT). */
export function watchLoading(ready) {
  if (globalThis.top !== globalThis) return;
  const seen = { painted: undefined, usable: undefined, blocked: 0 };
  globalThis.speed = { seen };
  new PerformanceObserver((list) => {
    seen.painted = list.getEntries().find(({ name }) => name === 'first-contentful-paint')?.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });

  const isOnTop = () => {
    const element = document.querySelector(ready);
    if (element === null) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  // Usable: the beginning of the first 100 ms in which the page always answers within 50.
  const beat = (quietSince, last) => {
    const now = performance.now();
    const since = now - last > 50 ? now : quietSince;
    if (now - since >= 100) seen.usable = since;
    else setTimeout(beat, 8, since, now);
  };
  const look = () => (isOnTop() ? beat(performance.now(), performance.now()) : requestAnimationFrame(look));
  requestAnimationFrame(look);
}

/** Measures from the next key press or button release until the frame with the expected content is painted. */
export function watchAction(isDone) {
  globalThis.speedOfAction = new Promise((resolve) => {
    const began = ({ timeStamp }) => {
      for (const type of ['click', 'keydown']) removeEventListener(type, began, true);
      const end = () => resolve(performance.now() - timeStamp);
      // A task after this frame: it has been painted.
      const look = () => requestAnimationFrame(() => (isDone() ? setTimeout(end) : look()));
      look();
    };
    for (const type of ['click', 'keydown']) addEventListener(type, began, true);
  });
}

/** Gathers how long each interaction took until its frame was painted. */
export function watchInteractions() {
  const longest = new Map();
  globalThis.interactions = longest;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
