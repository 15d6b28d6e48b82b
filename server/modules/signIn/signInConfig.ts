import * as z from 'zod/mini';
import { signInConfig, type SignInConfig } from '@/contract/entities/systemConfig';

/** How people sign in where an institution has not said anything (ours): by either name, with a captcha. */
export const USUAL_SIGN_IN: SignInConfig = {
  username: true,
  email: true,
  captcha: true,
  gps: false,
  faceCheck: { member: 'none', leader: 'none', admin: 'none', auditor: 'none' },
};

/** Reads a stored setting 'signIn'; what cannot be read counts as not set, so that nobody is locked out by it. */
export function readSignInConfig(stored: string | undefined): SignInConfig {
  if (stored === undefined) return USUAL_SIGN_IN;
  try {
    const read = z.safeParse(signInConfig, JSON.parse(stored));
    return read.success ? read.data : USUAL_SIGN_IN;
  } catch {
    return USUAL_SIGN_IN;
  }
}
