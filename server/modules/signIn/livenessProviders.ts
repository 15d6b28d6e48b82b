import { embeddedProvider } from './embeddedProvider';
import type { LivenessProvider } from './livenessProvider';

/** The providers that an institution can choose from (`LIVENESS_PROVIDER`). */
export const LIVENESS_PROVIDERS = { embedded: embeddedProvider } as const satisfies Record<string, LivenessProvider>;
