import * as z from 'zod/mini';
import { lineText, optionalLineText } from '../../schemas';
import { position } from './login';

const text = (most: number) => z.string().check(z.maxLength(most));

/** Body of login/sso/start. */
export const singleSignOnStartRequest = z.strictObject({
  /** Username or institution code. */
  name: lineText(254),
});

/** Answer of login/sso/start: the provider's address. */
export const singleSignOnStart = z.object({ address: z.url() });

const returned = {
  state: lineText(200),
  code: z.optional(optionalLineText(4000)),
  /** Issuer of the answer (RFC 9207). */
  iss: z.optional(optionalLineText(300)),
  /** Error code of the provider. */
  error: z.optional(optionalLineText(200)),
};

/** Body of login/confirmCompany/finish: the parameters of the return address. */
export const companyConfirmationRequest = z.strictObject(returned);

/** Body of login/sso/finish: the parameters of the return address, and the signals of the login request (LG-05). */
export const singleSignOnFinishRequest = z.strictObject({
  ...returned,
  veins: text(256),
  gps: z.nullish(position),
});

/** Body of a back-channel logout (OpenID Connect Back-Channel Logout 1.0), form-encoded. */
export const backChannelLogoutRequest = z.object({ logout_token: lineText(20_000) });
