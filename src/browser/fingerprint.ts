/** Longest wait for the fingerprint, in milliseconds: it is a signal, and no login waits long for it. */
const PATIENCE_MS = 3000;

/** What would write a frame's HTML, which Trusted Types refuse: the sizes of the browser's own fonts. */
const LEFT_OUT = ['fontPreferences'] as const;

async function visitorId(): Promise<string> {
  // Piece by piece: its own agent takes all sources, and calls the maker's server in one load of a thousand.
  const { prepareForSources, loadSources, sources, hashComponents } = await import('@fingerprintjs/fingerprintjs');
  await prepareForSources();
  return hashComponents(await loadSources(sources, { cache: {}, debug: false }, LEFT_OUT)());
}

const giveUp = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });

/** The device's fingerprint (`veins`, §3), null when it cannot be had: never a reason for a login to fail (LG-05). */
export async function readFingerprint(): Promise<string | null> {
  try {
    return await Promise.race([visitorId(), giveUp()]);
  } catch {
    return null;
  }
}
