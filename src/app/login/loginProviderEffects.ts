import { loginApi } from '@/api/loginApi';
import { loginVault } from '@/browser/vault';
import type { LoginEvent } from '@/machines/loginEvents';
import * as z from 'zod/mini';

import { UNTRACKED } from './loginAsk';
import type { LoginEffects } from './loginEffects';
import { finishPassedCheck, mapFaceCheckResult } from './mapFaceCheckResult';

/** What the provider's page says when it has a result, and when it has none (LV-06, LV-07). */
const doneMessage = z.object({ livenessId: z.string().check(z.minLength(1), z.maxLength(128)) });
const codeMessage = z.object({ code: z.union([z.string().check(z.maxLength(16)), z.number()]) });

/** Reads a message of the provider's page. Anything else that a page may send is nobody's business here. */
export function readProviderMessage(data: unknown): { readonly livenessId: string } | { readonly code: string } | null {
  const done = doneMessage.safeParse(data);
  if (done.success) return done.data;
  const refused = codeMessage.safeParse(data);
  return refused.success ? { code: String(refused.data.code) } : null;
}

const nonceMessage = z.object({ nonce: z.string() });

/** A page that repeats the nonce of its own loading is the one on the screen; a foreign provider's may say none. */
function isOfThisLoading(data: unknown, nonce: string): boolean {
  const said = nonceMessage.safeParse(data);
  return !said.success || said.data.nonce === nonce;
}

/** A forged message may neither pass nor cancel: it has to come from our frame AND from the provider's origin. */
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

/** What the check on the provider's page does (§4 face check). The frame itself is on the screen, which says when it is loaded. */
export const providerEffects: ProviderEffects = {
  openFrame: () => {
    // The frame of the try before is gone, and so is what it said.
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
