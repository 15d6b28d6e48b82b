/** Longest wait for the fingerprint, in milliseconds: it is a signal, and no login waits long for it. */
const PATIENCE_MS = 3000;

async function visitorId(): Promise<string> {
  const { default: agent } = await import('@fingerprintjs/fingerprintjs');
  // With monitoring on, one load in a thousand calls the maker's server.
  const loaded = await agent.load({ monitoring: false });
  return (await loaded.get()).visitorId;
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
