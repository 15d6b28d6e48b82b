/** Maximum wait for the fingerprint, in milliseconds: it is only a signal, so a login does not wait long for it. */
const PATIENCE_MS = 3000;

/** Component that would write a frame's HTML, which Trusted Types refuse: the sizes of the browser's default fonts. */
const LEFT_OUT = ['fontPreferences'] as const;

async function visitorId(): Promise<string> {
  // Loads components individually: its default agent loads all sources, and calls the vendor's server in one load of a thousand.
  const { prepareForSources, loadSources, sources, hashComponents } = await import(
    /* webpackChunkName: "sign-in" */ '@fingerprintjs/fingerprintjs'
  );
  await prepareForSources();
  return hashComponents(await loadSources(sources, { cache: {}, debug: false }, LEFT_OUT)());
}

const giveUp = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });

/** Returns the device's fingerprint (`veins`, §3), or null if it is unavailable: never a reason for a login to fail (LG-05). */
export async function readFingerprint(): Promise<string | null> {
  try {
    return await Promise.race([visitorId(), giveUp()]);
  } catch {
    return null;
  }
}
