/** @jest-environment ./config/browserEnvironment.ts */
import { loginVault } from '@/browser/session/vault';
import { readProviderMessage } from '@/app/login/faceCheckEffects';
import type { LoginEffects } from '@/app/login/loginEffects';
import type { LoginEvent } from '@/machines/loginModel';
import { PROVIDER_CANCEL_CODES } from '@/machines/loginSetup';

import { loginRig, stateAfter, TO_CAMERA } from '../support/login/loginRig';

const ORIGIN = 'https://provider.example';
const DONE = { type: 'saldo.liveness', livenessId: 'L-1', bindingAgentId: '7', nonce: null };
const TO_PROVIDER: LoginEvent[] = [
  ...TO_CAMERA.slice(0, -1),
  { type: 'LOGIN_OK', check: 'provider', userLoginLogId: '77' },
];

let frame: Window;
let stranger: Window;
let rig: ReturnType<typeof loginRig>;

beforeEach(() => {
  jest.useFakeTimers();
  const [ours, theirs] = [0, 1].map(() => document.body.appendChild(document.createElement('iframe')).contentWindow);
  if (!ours || !theirs) throw new Error('no frames');
  frame = ours;
  stranger = theirs;
});
afterEach(() => {
  // A rig that still listens would hear the next test's messages.
  rig.send({ type: 'LEAVE' });
  document.body.replaceChildren();
  loginVault.wipe();
  jest.useRealTimers();
});

const message = (
  data: unknown,
  { source = frame, origin = ORIGIN }: { source?: Window | null; origin?: string } = {},
) => void window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

const neverChecked: Partial<LoginEffects> = { checkProvider: () => Promise.resolve(undefined) };

/** The provider's page runs in our frame. */
function running(): void {
  rig = loginRig({ login: stateAfter(TO_PROVIDER), replaced: neverChecked });
  loginVault.put('provider', { baseUrl: `${ORIGIN}/h5`, partnerCode: 'p', timestamp: 1, token: 't' });
  loginVault.put('frame', { window: frame, origin: ORIGIN, nonce: 'n-1' });
  rig.send({ type: 'FRAME_READY' });
  expect(rig.leaf()).toBe('provider.running');
}

describe('messages of the provider’s page', () => {
  test('LV-06 a result from our frame and the provider’s origin is taken; what it is stays in the vault', () => {
    running();
    message(DONE);
    expect(rig.leaf()).toBe('provider.checking');
    expect(loginVault.peek('liveness')).toEqual({ livenessId: 'L-1' });
    expect(JSON.stringify([rig.actions, rig.store.getState()])).not.toContain('L-1');
  });

  test.each([
    ['another origin', () => ({ origin: 'https://evil.example' })],
    ['our own origin', () => ({ origin: location.origin })],
    ['an opaque origin', () => ({ origin: 'null' })],
    ['another frame of the same origin', () => ({ source: stranger })],
    ['this very page', () => ({ source: window })],
    ['nobody', () => ({ source: null })],
  ])('LV-06 a message forged by %s neither passes nor cancels', (_, forged) => {
    running();
    message(DONE, forged());
    message({ code: '404' }, forged());
    expect(rig.leaf()).toBe('provider.running');
    expect(loginVault.peek('liveness')).toBeUndefined();
    expect(rig.recorder.exportTrace().rows).toHaveLength(1);
  });

  test('LV-06 messages of an earlier load of the page are ignored', () => {
    running();
    message({ ...DONE, nonce: 'n-0' });
    message({ code: '404', nonce: 'n-0' });
    expect(rig.leaf()).toBe('provider.running');
    message({ ...DONE, nonce: 'n-1' });
    expect(rig.leaf()).toBe('provider.checking');
  });

  test.each(PROVIDER_CANCEL_CODES.flatMap((code) => [code, Number(code)]))(
    'LV-07 code %p cancels the sign-in',
    (code) => {
      running();
      message({ type: 'saldo.liveness', code });
      expect([rig.leaf(), rig.context().msg, rig.context().hasSession]).toEqual([
        'form.captchaLoading',
        'face.cancel',
        false,
      ]);
      expect([loginVault.peek('provider'), loginVault.peek('frame')]).toEqual([undefined, undefined]);
    },
  );

  test('LV-07 any other code is remembered and cancels nothing', () => {
    running();
    message({ code: 418 });
    expect([rig.leaf(), rig.context().code]).toEqual(['provider.running', '418']);
    message(DONE);
    expect(rig.leaf()).toBe('provider.checking');
  });

  test('LV-08 messages of the page are ignored after it was left', () => {
    running();
    rig.send({ type: 'BACK' });
    const { length } = rig.actions.filter((action) => JSON.stringify(action).includes('PROVIDER'));
    message(DONE);
    message({ code: '404' });
    expect(rig.actions.filter((action) => JSON.stringify(action).includes('PROVIDER'))).toHaveLength(length);
  });

  test.each([
    [null],
    ['text'],
    [42],
    [{}],
    [{ livenessId: '' }],
    [{ livenessId: 7 }],
    [{ livenessId: 'x'.repeat(129) }],
    [{ code: 'x'.repeat(17) }],
    [{ code: {} }],
  ])('LV-06 %p is no message of the provider', (data) => expect(readProviderMessage(data)).toBeNull());
});
