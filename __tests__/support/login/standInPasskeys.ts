import type { AnswerFaults, SoftAuthenticator } from '../server/softAuthenticator';

const toBuffer = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

interface DialogOptions {
  readonly publicKey: { readonly challenge: ArrayBuffer; readonly userVerification?: string };
  readonly signal: AbortSignal;
}

/** Behavior of the browser's dialog: an answer, no answer, or a failure with an error of this name. */
export type DialogAnswer = 'answers' | 'waits' | 'NotAllowedError' | 'InvalidStateError' | 'SecurityError';

const toCredential = ({ id, ...parts }: { readonly id: string }, more: object = {}) => ({
  id,
  rawId: toBuffer(id),
  type: 'public-key',
  response: {
    ...Object.fromEntries(Object.entries<string>(parts).map(([name, text]) => [name, toBuffer(text)])),
    ...more,
  },
  getClientExtensionResults: () => ({}),
});

const getFaults = ({ publicKey }: DialogOptions): AnswerFaults => ({
  challenge: Buffer.from(publicKey.challenge).toString('base64url'),
  isVerified: publicKey.userVerification === 'required',
});

/** Puts the passkeys of an authenticator in software into the page, which has none in Node; they name the user of the handle. */
export function standInPasskeys(authenticator: SoftAuthenticator, userHandle?: string) {
  let answer: DialogAnswer = 'answers';
  const dialogs: AbortSignal[] = [];
  const decide = ({ signal }: DialogOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      dialogs.push(signal);
      const fail = (name: string): void => reject(new DOMException('The dialog was closed', name));
      signal.addEventListener('abort', () => fail('AbortError'));
      if (answer === 'answers') resolve();
      else if (answer !== 'waits') fail(answer);
    });
  const credentials = {
    async create(options: DialogOptions) {
      await decide(options);
      const { transports, ...created } = authenticator.create(getFaults(options));
      return toCredential(created, { getTransports: () => transports });
    },
    async get(options: DialogOptions) {
      await decide(options);
      const handle = userHandle === undefined ? {} : { userHandle: Uint8Array.from(Buffer.from(userHandle)).buffer };
      return toCredential(authenticator.get(getFaults(options)), handle);
    },
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: jest.fn() });
  return {
    /** Signals with which the page closes the dialogs that it opened. */
    dialogs,
    decide: (next: DialogAnswer): void => void (answer = next),
    remove(): void {
      Reflect.deleteProperty(navigator, 'credentials');
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    },
  };
}
