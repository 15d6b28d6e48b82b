/** Codes from the provider's page that cancel the sign-in with 'liveness failed, please retry' (§4 face check). */
export const PROVIDER_CANCEL_CODES = ['400', '401', '403', '404', '408', '409', '410'] as const;

/** Returns true if a code from the provider's page ends the sign-in. Any other code is only recorded. */
export const cancelsLogin = (code: unknown): boolean => PROVIDER_CANCEL_CODES.some((each) => each === String(code));
