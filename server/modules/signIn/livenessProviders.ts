import { HALF_SESSION_MS } from '../../security/session/sessions';
import { createToken, hashToken } from '../../security/session/sessionToken';
import { storeProviderCheck, takeCheckedPicture } from './signInSecretStore';
import type { LivenessProvider } from './livenessProvider';

const PARTNER = 'saldo-embedded';
const NOTHING = { passed: false, verdict: 'unknownLivenessId' };

/**
 * Embedded provider: detects face presence on a page with a separate origin (LV-11). It does not prove liveness; certified providers do.
 */
const embeddedProvider: LivenessProvider = {
  async open(tx, { userId, institutionId, loginLogId }, { origin, now }) {
    const token = createToken();
    const expiresAt = new Date(now.getTime() + HALF_SESSION_MS);
    await storeProviderCheck(tx, {
      tokenHash: hashToken(token),
      userId,
      institutionId,
      loginLogId,
      createdAt: now,
      expiresAt,
    });
    return { baseUrl: `${origin}/`, partnerCode: PARTNER, timestamp: now.toISOString(), token };
  },
  async result(tx, { token, livenessId, userId, loginLogId }, now) {
    const key = { tokenHash: hashToken(token), livenessIdHash: hashToken(livenessId), userId, loginLogId };
    return (await takeCheckedPicture(tx, key, now)) ?? NOTHING;
  },
};

/** The providers that an institution can choose from (`LIVENESS_PROVIDER`). */
export const LIVENESS_PROVIDERS = { embedded: embeddedProvider } as const satisfies Record<string, LivenessProvider>;
