import { getSignature } from '../../../server/modules/lender/intake/signature';

interface SignedBody {
  /** Code of the institution. */
  readonly code: string;
  readonly secret: string;
  /** Seconds since 1970. */
  readonly time: string;
  readonly body: string;
}

/** Returns the headers of a signed call with a JSON body (docs/lender.md). */
export const getSignedHeaders = ({ code, secret, time, body }: SignedBody) => ({
  'content-type': 'application/json',
  'x-saldo-institution': code,
  'x-saldo-time': time,
  'x-saldo-signature': getSignature(secret, { time, body }),
});
