import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyProofRequest,
  PasskeyRequestOptions,
} from '@/contract/entities/users/passkey';
import type { TestServer } from './server';
import { call, type Reply } from './signingIn';
import { createSoftAuthenticator, type SoftAuthenticator } from './softAuthenticator';

type Headers = Record<string, string>;

/** Origin of the app in tests, as the browser's header names it. */
export const ORIGIN = 'http://localhost:8080';

/** The calls of passkeys, as a browser at an origin makes them. */
export const passkeyCalls = (server: TestServer, origin = ORIGIN) => {
  const post = <Data>(path: string, headers: Headers, payload?: object): Promise<Reply<Data>> =>
    call<Data>(server, {
      method: 'POST',
      url: `/prod/login/${path}`,
      headers: { origin, ...headers },
      ...(payload && { payload }),
    });
  const add = (headers: Headers) => post<PasskeyCreationOptions>('ownFactors/passkey', headers);
  const confirm = (headers: Headers, passkey: NewPasskey, name = 'Laptop') =>
    post<{ recoveryCodes: string[] | null }>('ownFactors/passkey/confirm', headers, { name, ...passkey });
  return {
    add,
    confirm,
    request: (headers: Headers) => post<PasskeyRequestOptions>('secondFactor/passkey', headers),
    prove: (headers: Headers, proof: PasskeyProofRequest) =>
      post<{ check: string }>('secondFactor/passkey/prove', headers, proof),
    /** Adds a passkey to the account of the session. */
    async enroll(headers: Headers, name?: string): Promise<SoftAuthenticator> {
      const authenticator = createSoftAuthenticator(origin);
      const { challenge } = (await add(headers)).data;
      const { code, message } = await confirm(headers, authenticator.create({ challenge }), name);
      if (code !== '00') throw new Error(`no passkey: ${code} ${message}`);
      return authenticator;
    },
  };
};

/** See passkeyCalls. */
export type PasskeyCalls = ReturnType<typeof passkeyCalls>;
