import { loginApi } from '@/api/loginApi';
import { loginVault } from '@/browser/vault';
import type { LoginEvent } from '@/machines/loginEvents';
import * as z from 'zod/mini';

import { UNTRACKED } from './loginAsk';
import type { LoginEffects } from './loginEffects';
import { finishPassedCheck, mapFaceCheckResult } from './mapFaceCheckResult';

/** Messages of the provider's page with a result and without one (LV-06, LV-07). */
const doneMessage = z.object({ livenessId: z.string().check(z.minLength(1), z.maxLength(128)) });
const codeMessage = z.object({ code: z.union([z.string().check(z.maxLength(16)), z.number()]) });

/** Parses a message of the provider's page. Any other message of the page is ignored. */
export function readProviderMessage(data: unknown): { readonly livenessId: string } | { readonly code: string } | null {
  const done = doneMessage.safeParse(data);
  if (done.success) return done.data;
  const refused = codeMessage.safeParse(data);
  return refused.success ? { code: String(refused.data.code) } : null;
}

const nonceMessage = z.object({ nonce: z.string() });

/** Returns true if the message carries the nonce of this load of the page. A third-party provider's page may send no nonce. */
function isOfThisLoading(data: unknown, nonce: string): boolean {
  const said = nonceMessage.safeParse(data);
  return !said.success || said.data.nonce === nonce;
}

/**
 * Returns true if a message comes from our frame AND from the provider's origin. A forged message can neither pass nor cancel the check.
 */
function isFromProvider({ source, origin, data }: MessageEvent): boolean {
  const frame = loginVault.peek('frame');
  const provider = loginVault.peek('provider');
  return (
    frame !== undefined &&
    provider !== undefined &&
    source === frame.window &&
    isOfThisLoading(data, frame.nonce) &&
    origin === new URL(provider.baseUrl).origin
  );
}

function getEvent(data: unknown): LoginEvent | null {
  const read = readProviderMessage(data);
  if (!read) return null;
  if ('code' in read) return { type: 'PROVIDER_CODE', code: read.code };
  loginVault.put('liveness', read);
  return { type: 'PROVIDER_DONE' };
}

type ProviderEffects = Pick<LoginEffects, 'openFrame' | 'watchProvider' | 'checkProvider'>;

/** Effects of the check on the provider's page (§4 face check). The screen renders the frame and reports when it is loaded. */
export const providerEffects: ProviderEffects = {
  openFrame: () => {
    // The frame of the previous attempt is removed, and its result with it.
    loginVault.wipe('frame', 'liveness');
    return Promise.resolve(undefined);
  },

  watchProvider({ signal, send }) {
    const hear = (message: MessageEvent): void => {
      const event = isFromProvider(message) ? getEvent(message.data) : null;
      if (event) send(event);
    };
    window.addEventListener('message', hear, { signal });
    return Promise.resolve(undefined);
  },

  async checkProvider(run) {
    const finished = finishPassedCheck(run);
    if (finished) return finished;
    const liveness = loginVault.handleOf('liveness');
    if (!liveness) return { type: 'NET_FAIL' };
    const { loginGetPureH5LivenessResult: check } = loginApi.endpoints;
    const arg = { liveness, userLoginLogId: run.context.loginLogId ?? '' };
    return mapFaceCheckResult(run, run.dispatch(check.initiate(arg, UNTRACKED)));
  },
};
