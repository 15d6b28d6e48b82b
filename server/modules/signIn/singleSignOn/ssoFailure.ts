import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { CompanyConfirmationFailure, SingleSignOnFailure } from '@/contract/codes/singleSignOnCodes';
import { Refusal } from '../../../kernel/refusal';
import { AddressNotAllowed, ProviderUnreachable } from './providerFetch';

/** Failure of a sign-in with a company account, with the provider's error code if it sent one. */
export interface FailedSingleSignOn {
  readonly failure: SingleSignOnFailure;
  readonly said?: string;
}

const CODE = /^[\w.-]{1,60}$/;

/** Returns an error code of the provider as it may be recorded: a short identifier, never a text. */
export const toRecordedCode = (code: string): string => (CODE.test(code) ? code : 'unreadable');

const read = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;

const FAILURE_OF_CLAIM: Readonly<Record<string, SingleSignOnFailure>> = {
  iss: 'ssoIssuer',
  aud: 'ssoAudience',
  azp: 'ssoAudience',
  nonce: 'ssoNonce',
  iat: 'ssoTime',
};

// The library has no codes for these; its texts are part of its tests.
const FAILURE_OF_TEXT: readonly (readonly [RegExp, SingleSignOnFailure])[] = [
  [/"alg"/, 'ssoAlgorithm'],
  [/unsupported JWS/, 'ssoAlgorithm'],
  [/"iss" \(issuer\)|metadata issuer/, 'ssoIssuer'],
  [/"nonce"/, 'ssoNonce'],
  [/"alg" \(Algorithm\)/, 'ssoAlgorithm'],
  [/no applicable key/, 'ssoSignature'],
  [/signature verification failed/, 'ssoSignature'],
  [/JWT verification key/, 'ssoSignature'],
];

/** Lists an error with its causes, the outermost first. */
const listCauses = (error: unknown, most = 5): unknown[] =>
  error === undefined || error === null || most === 0 ? [] : [error, ...listCauses(read(error, 'cause'), most - 1)];

const ofBody = ({ error }: ResponseBodyError): FailedSingleSignOn => {
  const said = toRecordedCode(error);
  if (error === 'invalid_grant') return { failure: 'ssoCode', said };
  return { failure: error === 'invalid_client' || error === 'unauthorized_client' ? 'ssoClient' : 'ssoBroken', said };
};

const AWAY_CODES = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'];

const isAway = (error: unknown): boolean =>
  error instanceof ProviderUnreachable ||
  AWAY_CODES.includes(String(read(error, 'code'))) ||
  (error instanceof Response && error.status >= 500);

const TIME_CODES: readonly unknown[] = ['OAUTH_JWT_TIMESTAMP_CHECK_FAILED', 'ERR_JWT_EXPIRED'];

const ofToken = (causes: readonly unknown[]): SingleSignOnFailure => {
  if (causes.some((each) => TIME_CODES.includes(read(each, 'code')))) return 'ssoTime';
  const claim = causes.map((each) => read(each, 'claim')).find((each) => typeof each === 'string');
  const byClaim = FAILURE_OF_CLAIM[String(claim)];
  if (byClaim !== undefined) return byClaim;
  const texts = causes.map((each) => (each instanceof Error ? each.message : '')).join('\n');
  return FAILURE_OF_TEXT.find(([pattern]) => pattern.test(texts))?.[1] ?? 'ssoBroken';
};

/** Converts an error of the OpenID client to a failure. */
export const toFailure = (error: unknown): FailedSingleSignOn => {
  const causes = listCauses(error);
  if (causes.some((each) => each instanceof AddressNotAllowed)) return { failure: 'ssoAddress' };
  if (error instanceof AuthorizationResponseError) return { failure: 'ssoDenied', said: toRecordedCode(error.error) };
  if (error instanceof ResponseBodyError) return ofBody(error);
  if (error instanceof WWWAuthenticateChallengeError) return { failure: 'ssoClient' };
  if (causes.some(isAway)) return { failure: 'ssoAway' };
  return { failure: ofToken(causes) };
};

/** Returns the refusal of a failed sign-in. */
export const toRefusal = ({
  failure,
  said,
}: {
  readonly failure: SingleSignOnFailure | CompanyConfirmationFailure;
  readonly said?: string;
}): Refusal => new Refusal(failure, { reason: said ?? failure });
