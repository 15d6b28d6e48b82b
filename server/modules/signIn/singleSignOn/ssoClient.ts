import * as client from 'openid-client';
import type { Settings } from '../../../settings/settings';
import { createWorkQueue } from '../../../kernel/createWorkQueue';
import { AddressNotAllowed, createProviderFetch, isAllowedUrl } from './providerFetch';

/** Signature algorithms that are accepted. Never `none`, and none with a shared secret. */
export const ALLOWED_ALGORITHMS: readonly string[] = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];

/** Maximum duration of a request to a provider. */
const TIMEOUT_S = 5;
/** Difference of clocks that is tolerated. */
export const CLOCK_TOLERANCE_S = 60;
/** Lifetime of a provider's metadata in memory. */
const METADATA_LIFETIME_MS = 10 * 60_000;

/** Registration of Saldo at a provider. */
export interface ClientRegistration {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
}

interface ClientContext {
  readonly settings: Pick<Settings, 'ssoPrivateAddresses'>;
  readonly now: Date;
}

/** Conversations with providers of this server. A slow provider delays sign-ins with company accounts and nothing else. */
const conversations = createWorkQueue({ running: 8, waiting: 64 });

/** Runs a conversation with a provider; throws QueueFull if too many are waiting. */
export const converse = <T>(work: () => Promise<T>): Promise<T> => conversations.run(work);

// oxlint-disable-next-line typescript/no-deprecated -- providerFetch allows plain http on this machine only, by a setting
const allowPlainHttp: (configuration: client.Configuration) => void = client.allowInsecureRequests;

const ENDPOINTS = ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'end_session_endpoint'] as const;

const isSameIssuer = (one: string, other: string): boolean => one.replace(/\/$/, '') === other.replace(/\/$/, '');

/** Requests the metadata of a provider (OpenID Connect Discovery 1.0). */
export const discoverProvider = async (
  { issuer, clientId }: ClientRegistration,
  { settings }: Pick<ClientContext, 'settings'>,
): Promise<client.ServerMetadata> => {
  if (!isAllowedUrl(issuer, settings)) throw new AddressNotAllowed();
  const found = await client.discovery(new URL(issuer), clientId, undefined, client.None(), {
    timeout: TIMEOUT_S,
    execute: settings.ssoPrivateAddresses ? [allowPlainHttp] : [],
    [client.customFetch]: createProviderFetch(settings),
  });
  const metadata = found.serverMetadata();
  if (!isSameIssuer(metadata.issuer, issuer)) throw new Error('unexpected "iss" (issuer) of the metadata');
  for (const name of ENDPOINTS) {
    const address = metadata[name];
    if (address !== undefined && !isAllowedUrl(address, settings)) throw new AddressNotAllowed();
  }
  return metadata;
};

const known = new Map<string, { readonly metadata: client.ServerMetadata; readonly until: number }>();

/** Returns the metadata of a provider, which is remembered for some minutes. */
export const getMetadata = async (registration: ClientRegistration, context: ClientContext) => {
  const found = known.get(registration.issuer);
  if (found !== undefined && found.until > context.now.getTime()) return found.metadata;
  const metadata = await discoverProvider(registration, context);
  known.set(registration.issuer, { metadata, until: context.now.getTime() + METADATA_LIFETIME_MS });
  return metadata;
};

/** Creates the client of a provider whose metadata is known. Keys are requested for each sign-in, so that a new key counts at once. */
export const createClient = (
  metadata: client.ServerMetadata,
  { clientId, clientSecret }: ClientRegistration,
  { settings, now }: ClientContext,
): client.Configuration => {
  const offered = metadata.id_token_signing_alg_values_supported ?? ['RS256'];
  const accepted = {
    ...metadata,
    id_token_signing_alg_values_supported: offered.filter((each) => ALLOWED_ALGORITHMS.includes(each)),
  };
  const times = {
    // The server's clock, which is the database's, not this machine's.
    [client.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
    [client.clockTolerance]: CLOCK_TOLERANCE_S,
  };
  const authentication = clientSecret === null ? client.None() : getAuthentication(metadata, clientSecret);
  const configuration = new client.Configuration(accepted, clientId, times, authentication);
  configuration.timeout = TIMEOUT_S;
  configuration[client.customFetch] = createProviderFetch(settings);
  if (settings.ssoPrivateAddresses) allowPlainHttp(configuration);
  // Verifies the signature of the ID token, although it comes over TLS.
  client.enableNonRepudiationChecks(configuration);
  return configuration;
};

/** Sends the secret in the header, unless the provider accepts it in the body only. */
const getAuthentication = (
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: client.ServerMetadata,
  secret: string,
): client.ClientAuth =>
  methods.includes('client_secret_basic') ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);

/** Returns the client of a provider. Its metadata is remembered for some minutes. */
export const getClient = async (
  registration: ClientRegistration,
  context: ClientContext,
): Promise<client.Configuration> => createClient(await getMetadata(registration, context), registration, context);
