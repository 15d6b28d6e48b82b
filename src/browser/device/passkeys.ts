import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyProofRequest,
  PasskeyRequestOptions,
} from '@/contract/entities/users/passkey';
import type { DiscoveredPasskey } from '@/contract/entities/users/passkeySignIn';

/** Reason why the browser returned no passkey: canceled or timed out, already on the device, or any other. */
export type PasskeyFailure = 'canceled' | 'present' | 'failed';

/** Returns true if the browser can use passkeys at this address; they belong to host names, not to IP addresses. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/u.test(location.hostname);

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Macintosh/u, 'Mac'],
  [/CrOS/u, 'ChromeOS'],
  [/Linux/iu, 'Linux'],
];

/** Returns the kind of this device as its user knows it; undefined for an unknown one. */
export const getDeviceName = (): string | undefined =>
  DEVICES.find(([pattern]) => pattern.test(navigator.userAgent))?.[1];

const load = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

const FAILURES: ReadonlyMap<string, PasskeyFailure> = new Map([
  ['NotAllowedError', 'canceled'],
  ['AbortError', 'canceled'],
  ['InvalidStateError', 'present'],
]);

const toFailure = (error: unknown): PasskeyFailure =>
  FAILURES.get(error instanceof Error ? error.name : '') ?? 'failed';

/** Creates a passkey in the dialog of the browser. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<NewPasskey | PasskeyFailure> {
  try {
    const { startRegistration } = await load();
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    return toFailure(error);
  }
}

async function openDialog(options: PasskeyRequestOptions, signal: AbortSignal) {
  try {
    const { startAuthentication, WebAuthnAbortService } = await load();
    if (signal.aborted) return 'canceled';
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { proof: { id, clientDataJSON, authenticatorData, signature }, userHandle };
  } catch (error) {
    return toFailure(error);
  }
}

/** Requests a passkey in the dialog of the browser, which closes when the signal aborts. */
export async function requestPasskey(
  options: PasskeyRequestOptions,
  signal: AbortSignal,
): Promise<PasskeyProofRequest | PasskeyFailure> {
  const answer = await openDialog(options, signal);
  return typeof answer === 'string' ? answer : answer.proof;
}

/** Requests a passkey that names its user, in the dialog of the browser, which closes when the signal aborts. */
export async function discoverPasskey(
  options: PasskeyRequestOptions,
  signal: AbortSignal,
): Promise<DiscoveredPasskey | PasskeyFailure> {
  const answer = await openDialog(options, signal);
  if (typeof answer === 'string') return answer;
  const { proof, userHandle } = answer;
  return userHandle === undefined ? 'failed' : { ...proof, userHandle };
}
