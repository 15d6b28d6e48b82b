import { createServer } from 'node:http';
import { Provider, type Configuration, type JWK } from 'oidc-provider';

/** A program: a real OpenID provider whose sign-in page asks for an account name only. Argument: OpenIdServerOptions as JSON. */
export interface OpenIdServerOptions {
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly origins: readonly string[];
  readonly returnPath: string;
  readonly logoutUri?: string;
  readonly keys: readonly Readonly<Record<string, unknown>>[];
}

const options = JSON.parse(process.argv[2] ?? '{}') as OpenIdServerOptions;
const issuer = `http://127.0.0.1:${options.port}`;

const configuration: Configuration = {
  clients: [
    {
      client_id: options.clientId,
      client_secret: options.clientSecret,
      redirect_uris: options.origins.map((origin) => `${origin}${options.returnPath}`),
      post_logout_redirect_uris: options.origins.map((origin) => `${origin}${options.returnPath}`),
      ...(options.logoutUri !== undefined && {
        backchannel_logout_uri: options.logoutUri,
        backchannel_logout_session_required: true,
      }),
    },
  ],
  jwks: { keys: options.keys as unknown as JWK[] },
  cookies: { keys: ['only for tests'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
  claims: { openid: ['sub'], profile: ['preferred_username', 'name', 'groups'], email: ['email'] },
  // As Entra ID and Keycloak: the ID token has the claims of the profile.
  conformIdTokenClaims: false,
  interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
  findAccount: (_, accountId) => ({
    accountId,
    claims: () => ({
      sub: accountId,
      preferred_username: accountId.replace(/^subject-of-/, ''),
      name: accountId.replace(/^subject-of-/, ''),
      groups: ['collections'],
    }),
  }),
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
};

const provider = new Provider(issuer, configuration);
const respond = provider.callback();

const PAGE = `<!doctype html><html lang="en"><title>Company sign-in</title><h1>Company sign-in</h1>
<form method="post"><label>Account <input name="account" autofocus></label><button>Continue</button>
<button name="cancel" value="1">Cancel</button></form></html>`;

const readBody = async (request: AsyncIterable<Buffer>): Promise<URLSearchParams> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return new URLSearchParams(Buffer.concat(pieces).toString());
};

createServer((request, response) => {
  if (!request.url?.startsWith('/sign-in/')) {
    void respond(request, response);
    return;
  }
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html').end(PAGE);
    return;
  }
  void readBody(request).then((form) => {
    const result = form.has('cancel')
      ? { error: 'access_denied', error_description: 'the user cancelled' }
      : { login: { accountId: `subject-of-${form.get('account') ?? ''}`, amr: ['pwd'] } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
}).listen(options.port, '127.0.0.1', () => process.stdout.write('ready\n'));
