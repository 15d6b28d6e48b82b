import * as z from 'zod/mini';
import { signInConfig, type SignInConfig } from '@/contract/entities/management/systemConfig';

/** Default sign-in configuration (ours): by either name, with a captcha. */
export const DEFAULT_SIGN_IN: SignInConfig = {
  username: true,
  email: true,
  captcha: true,
  gps: false,
  faceCheck: { member: 'none', leader: 'none', admin: 'none', auditor: 'none' },
};

/** Parses a stored setting 'signIn'; an invalid one counts as not set, so that it locks nobody out. */
export function readSignInConfig(stored: string | undefined): SignInConfig {
  if (stored === undefined) return DEFAULT_SIGN_IN;
  try {
    const read = z.safeParse(signInConfig, JSON.parse(stored));
    return read.success ? read.data : DEFAULT_SIGN_IN;
  } catch {
    return DEFAULT_SIGN_IN;
  }
}
