import type { passkeySignInCalls } from '@/contract/calls/users/passkeySignInCalls';
import type { Handlers } from '../../../access/callContext';
import { finishPasskeySignIn, startPasskeySignIn } from './passkeySignIn';

/** Sign-in with a passkey instead of password and captcha. */
export const passkeySignInHandlers: Handlers<typeof passkeySignInCalls> = {
  start: (_, context) => startPasskeySignIn(context),
  finish: (request, context) => finishPasskeySignIn(request, context),
};
