import * as client from 'openid-client';
import { createHmac } from 'node:crypto';
import type { OpenContext } from '../../../access/callContext';
import { QueueFull } from '../../../kernel/createWorkQueue';
import { Refusal } from '../../../kernel/refusal';
import { isHttps } from '../../../security/session/sessionCookie';
import { createToken } from '../../../security/session/sessionToken';
import type { Settings } from '../../../settings/settings';
import { getSharedSecret } from '../signInSecretStore';
import type { Transaction } from '../../../database/connect';
import { ATTEMPT_LIFETIME_MS, storeAttempt } from './ssoAttemptStore';
import { converse, getClient, type ClientRegistration } from './ssoClient';
import { toFailure, toRefusal } from './ssoFailure';
import { recordFailure } from './ssoTrail';
import { listOfferedProviders, unsealForServers, type SsoProvider } from './ssoProviderStore';
import { RETURN_PATH } from '@/contract/routes';

/** Name of the HttpOnly cookie that binds attempts to a browser. */
export const getAttemptCookieName = (settings: Settings): string =>
  isHttps(settings) ? '__Host-saldo_sso' : 'saldo_sso';

/** Returns the origin at which the browser sees the app. */
export const getBrowserOrigin = ({ settings, reply }: Pick<OpenContext, 'settings' | 'reply'>): string =>
  settings.publicOrigin ?? reply.requestHeader('origin') ?? `http://${reply.requestHeader('host') ?? 'localhost'}`;

/**
 * Chooses the provider by institution code or username. Any other name gets one of the providers too, always the same, so that the
 * answer does not reveal which names exist.
 */
const chooseProvider = async (
  tx: Transaction,
  { name, addressCode }: { readonly name: string; readonly addressCode: string | undefined },
): Promise<SsoProvider | undefined> => {
  const offered = await listOfferedProviders(tx, { name, addressCode });
  const named = offered.find(({ isCode }) => isCode) ?? offered.find(({ isUser }) => isUser);
  if (named !== undefined || offered.length < 2) return (named ?? offered[0])?.provider;
  const secret = await getSharedSecret(tx, 'singleSignOn');
  const digest = createHmac('sha256', secret).update(name.toLowerCase()).digest();
  return offered[digest.readUInt32BE(0) % offered.length]?.provider;
};

/** Returns the registration at a provider, with the secret in plain text. */
export const getRegistration = async (tx: Transaction, provider: SsoProvider): Promise<ClientRegistration> => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret:
    provider.sealedSecret === null ? null : await unsealForServers(tx, 'client secret', provider.sealedSecret),
});

/** Scopes of the request: the claims of user and groups. */
const SCOPE = 'openid profile email';

const COOKIE = /^[\w-]{43}$/;

/** HttpOnly cookie that binds attempts to a browser. */
interface AttemptCookie {
  readonly name: string;
  readonly lifetimeMs: number;
}

/** Returns the browser's cookie, or a new one, so that attempts in two tabs do not exclude each other. */
export const bindBrowser = ({ reply }: Pick<OpenContext, 'reply'>, { name, lifetimeMs }: AttemptCookie): string => {
  const present = reply.cookie(name) ?? '';
  const browser = COOKIE.test(present) ? present : createToken();
  reply.setCookie(name, browser, { httpOnly: true, maxAgeSeconds: lifetimeMs / 1000 });
  return browser;
};

/** Refuses a conversation that failed; other errors are thrown again. */
export const refuseBusy = (error: unknown): never => {
  if (error instanceof QueueFull) throw new Refusal('tooMany', { seconds: 5 });
  throw error;
};

/** Provider to which the browser is sent, with the session to be confirmed; without one it is a sign-in. */
export interface ProviderVisit {
  readonly provider: SsoProvider;
  readonly registration: ClientRegistration;
  readonly sessionId?: number;
}

/** Stores an attempt and returns the provider's address. A confirmation demands that the provider authenticates the user again. */
export const sendToProvider = async (
  { provider, sessionId }: Pick<ProviderVisit, 'provider' | 'sessionId'>,
  configuration: client.Configuration,
  context: OpenContext,
): Promise<{ address: string }> => {
  const { institutionId, issuer } = provider;
  const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  const redirectUri = `${getBrowserOrigin(context)}${RETURN_PATH}`;
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(sessionId !== undefined && { prompt: 'login', max_age: '0' }),
  });
  const name = getAttemptCookieName(context.settings);
  const browser = bindBrowser(context, { name, lifetimeMs: ATTEMPT_LIFETIME_MS });
  const secrets = { nonce, verifier, redirectUri, ...(sessionId !== undefined && { sessionId }) };
  await context.inOwnTransaction((tx) =>
    storeAttempt(tx, { institutionId, issuer, state, browser, secrets }, context.now),
  );
  return { address: address.href };
};

/** Starts a sign-in at the provider of a name. */
export const startSingleSignOn = async (
  { name }: { readonly name: string },
  context: OpenContext,
): Promise<{ address: string }> => {
  const { inOwnTransaction, settings, now, ip } = context;
  await context.limit('singleSignOn', ip);
  const chosen = await inOwnTransaction(async (tx) => {
    const provider = await chooseProvider(tx, { name, addressCode: settings.addressCode });
    return provider && { provider, registration: await getRegistration(tx, provider) };
  });
  if (chosen === undefined) throw new Refusal('ssoOff');
  const { provider, registration } = chosen;
  const { institutionId, issuer } = provider;
  const configuration = await converse(() => getClient(registration, { settings, now })).catch(
    async (error: unknown) => {
      if (error instanceof QueueFull) return refuseBusy(error);
      const failed = toFailure(error);
      await inOwnTransaction((tx) => recordFailure(tx, { ...failed, institutionId, issuer }, context));
      throw toRefusal(failed);
    },
  );
  return sendToProvider(chosen, configuration, context);
};
