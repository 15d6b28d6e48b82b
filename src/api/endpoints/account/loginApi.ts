import { loginVault, type VaultHandle } from '@/browser/session/vault';
import { loginCalls } from '@/contract/calls/users/loginCalls';
import { captcha, currentUser, signedOut } from '@/contract/entities/users/login';

import { api } from '../../client/api';
import { toApiFailure } from '../../client/apiFailure';
import { type QueryDependencies, createCustomQuery, getEndpoints } from '../../client/getEndpoints';
import { signIn, type SignInAnswer, type SignInArg } from './signIn';

interface PhotoArg {
  readonly photo: VaultHandle<'photo'>;
}

interface ProviderArg {
  readonly liveness: VaultHandle<'liveness'>;
  readonly userLoginLogId: string;
}

/** Some servers send only the image, without a data URL prefix. */
const asDataAddress = (image: string): string => (image.startsWith('data:') ? image : `data:image/png;base64,${image}`);

/** Puts the image into the vault. The response contains only a flag that a captcha is required (LG-12). */
async function fetchCaptcha(_: void, { send, signal }: QueryDependencies) {
  const { data, error } = await send({ row: loginCalls.generateValidateCode, input: {} });
  if (error) return { error };
  if (signal.aborted) return { error: toApiFailure('stale') };
  const { codeKey, codeValue, singleSignOn, passkey } = captcha.parse(data);
  const demanded = codeKey !== null && codeValue !== null;
  if (demanded) loginVault.put('captcha', { codeKey, image: asDataAddress(codeValue) });
  else loginVault.wipe('captcha');
  return { data: { demanded, ...(singleSignOn && { singleSignOn }), ...(passkey && { passkey }) } };
}

/** Sends the picture from the vault to the server; truthy data means passed (LV-03). */
async function checkPhoto({ photo }: PhotoArg, { send }: QueryDependencies) {
  const picture = loginVault.open('photo', photo);
  const ticket = loginVault.peek('ticket');
  if (!picture || !ticket) return { error: toApiFailure('stale') };
  const input = { userId: ticket.user.id, base64Img: picture.base64 };
  const { data, error } = await send({ row: loginCalls.getSilenceLiveNessResult, input });
  return error ? { error } : { data: { pass: Boolean(data) } };
}

/** Sends the provider page's result from the vault to the server. `data: true` means passed (LV-06). */
async function checkProvider(arg: ProviderArg, { send }: QueryDependencies) {
  const liveness = loginVault.open('liveness', arg.liveness);
  const provider = loginVault.peek('provider');
  const ticket = loginVault.peek('ticket');
  if (!liveness || !provider || !ticket) return { error: toApiFailure('stale') };
  const input = {
    bindingAgentId: ticket.user.id,
    livenessId: liveness.livenessId,
    idCard: loginVault.peek('credentials')?.idCard ?? null,
    userLoginLogId: arg.userLoginLogId,
    token: provider.token,
  };
  const { data, error } = await send({ row: loginCalls.getPureH5LivenessResult, input });
  return error ? { error } : { data: { pass: data === true } };
}

/** Puts user and token into the vault: those of a restored tab (RT-09), or those of the new session after a passed face check. */
async function fetchCurrentUser(_: void, { send, signal }: QueryDependencies) {
  const { data, error } = await send({ row: loginCalls.currentUser, input: {} });
  if (error) return { error };
  // A server that does not renew them leaves the values of the login response in place.
  const { token: last, showAnnouncement: shown = false } = loginVault.peek('ticket') ?? {};
  const { userInfo, token = last, isShowAnnouncement = shown } = currentUser.parse(data);
  if (signal.aborted || token === undefined) return { error: toApiFailure('stale') };
  loginVault.put('ticket', { token, user: userInfo, showAnnouncement: isShowAnnouncement });
  return { data: { userId: userInfo.id } };
}

/** Ends the session. Servers without single sign-on send any data, which is ignored. */
async function signOut(_: void, { send }: QueryDependencies) {
  const { data, error } = await send({ row: loginCalls.out, input: {} });
  return error ? { error } : { data: signedOut.safeParse(data).data ?? {} };
}

/**
 * Endpoints for signing in and out, main client (§7 login/…). Secrets are passed through the vault: the store contains only handles and
 * outcomes.
 */
export const loginApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      // Mutations, although they only read: each attempt sends a new request, and no response is cached.
      loginRsaPublicKey: changes(loginCalls.rsaPublicKey),
      loginGenerateValidateCode: build.mutation<{ demanded: boolean; singleSignOn?: boolean; passkey?: boolean }, void>(
        {
          queryFn: createCustomQuery(fetchCaptcha),
        },
      ),
      loginIn: build.mutation<SignInAnswer, SignInArg>({ queryFn: signIn(loginCalls.in, 'username') }),
      loginGetSilenceLiveNessResult: build.mutation<{ pass: boolean }, PhotoArg>({
        queryFn: createCustomQuery(checkPhoto),
      }),
      loginGetPureH5LivenessResult: build.mutation<{ pass: boolean }, ProviderArg>({
        queryFn: createCustomQuery(checkProvider),
      }),
      loginOut: build.mutation<{ providerLogout?: string }, void>({ queryFn: createCustomQuery(signOut) }),
      loginCurrentUser: build.mutation<{ userId: string }, void>({ queryFn: createCustomQuery(fetchCurrentUser) }),
      loginGetSubUser: reads(loginCalls.getSubUser, ['Me', 'Users']),
    };
  },
});
