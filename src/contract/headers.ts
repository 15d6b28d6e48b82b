/** Header with the idempotency key: a change with the same key is executed once (CD-06, CD-13). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Header with the stored token of the main client (AP-02). */
export const AUTH_HEADER = 'x-auth-token';
/** Header with the token of the cookie, both clients (AP-02). */
export const TOKEN_HEADER = 'token';
/** Header with the older client's uuid (AP-02). */
export const UUID_HEADER = 'uuid';
/** Cookie that both clients copy into the token header (AP-02). */
export const TOKEN_COOKIE = 'token';
