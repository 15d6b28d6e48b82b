/** Error that the operator can fix; its message is shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

interface SystemError {
  code?: unknown;
  cause?: unknown;
  errors?: unknown;
  message?: unknown;
  path?: unknown;
  address?: unknown;
  port?: unknown;
  hostname?: unknown;
}

const text = (value: unknown, otherwise: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
const place = (error: SystemError): string => text(error.path, 'a file');
const endpoint = (error: SystemError): string =>
  error.address === undefined ? 'the database' : `${text(error.address, '')}:${text(error.port, '?')}`;
const getMessage = (error: SystemError): string => text(error.message, 'no details');

type Advice = (error: SystemError) => string;

const noSpace: Advice = (error) => `The disk is full (${getMessage(error)}): free some space and start again.`;
const noServer: Advice = (error) =>
  `No answer from PostgreSQL at ${endpoint(error)}: start it, or correct host and port in DATABASE_URL.`;
const wrongLogin: Advice = (error) =>
  `PostgreSQL refused the login (${getMessage(error)}): correct user and password in DATABASE_URL.`;
const notNow: Advice = (error) => `PostgreSQL is not ready (${getMessage(error)}): wait a moment and start again.`;

const advice: Record<string, Advice> = {
  EADDRINUSE: (error) =>
    `Port ${text(error.port, '?')} is taken: stop the other program, or choose another with PORT (and PROVIDER_PORT).`,
  EACCES: (error) =>
    error.port === undefined
      ? `No permission for ${place(error)}: give this account access, or choose another folder with DATA_DIR.`
      : `This account may not listen on port ${text(error.port, '?')}: choose one above 1023 with PORT.`,
  EPERM: (error) => `No permission for ${place(error)}: give this account access, or choose another DATA_DIR.`,
  EROFS: (error) => `${place(error)} is on a read-only disk: choose another folder with DATA_DIR.`,
  ENOENT: (error) => `${place(error)} does not exist: correct the path, or run \`npm ci\` when it is a part of Saldo.`,
  EISDIR: (error) => `${place(error)} is a folder, a file was expected: correct the path.`,
  ENOTDIR: (error) => `${place(error)} runs through a file, a folder was expected: correct the path.`,
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  '53100': noSpace,
  ECONNREFUSED: noServer,
  ETIMEDOUT: noServer,
  EHOSTUNREACH: noServer,
  ENETUNREACH: noServer,
  ECONNRESET: noServer,
  ENOTFOUND: (error) => `The host ${text(error.hostname, '?')} is unknown: correct DATABASE_URL.`,
  EAI_AGAIN: (error) =>
    `The host ${text(error.hostname, '?')} could not be looked up: check the network and DATABASE_URL.`,
  '28P01': wrongLogin,
  '28000': wrongLogin,
  '3D000': (error) => `${getMessage(error)}: create it (CREATE DATABASE …), or correct its name in DATABASE_URL.`,
  '42501': (error) =>
    `The database user lacks a right (${getMessage(error)}): it must own its database and have CREATEROLE (ALTER ROLE … CREATEROLE), or DATABASE_OWNER_URL name one that does.`,
  // Raised by our migrations with a complete message.
  SLD01: getMessage,
  '53300': (error) =>
    `PostgreSQL has no connection left (${getMessage(error)}): raise max_connections or stop another server.`,
  '57P03': notNow,
  '57P01': notNow,
  '25006': () => 'The database is read-only (a replica?): let DATABASE_URL point to the primary.',
  ERR_INVALID_URL: () => 'DATABASE_URL is no address: write postgres://user:password@host:5432/database.',
};

const tlsCodes = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|CERT_|UNABLE_TO_)/;

const own = (error: SystemError): string | undefined => {
  if (typeof error.code !== 'string') return undefined;
  if (tlsCodes.test(error.code)) {
    return `PostgreSQL's certificate is not trusted (${getMessage(error)}): set sslrootcert in DATABASE_URL.`;
  }
  return advice[error.code]?.(error);
};

/** Returns the code of an error from Node or PostgreSQL; errors of another realm (a worker, a test) fail `instanceof Error`. */
export const getErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Returns a one-line instruction if the operator can fix `error` or its cause. Undefined for an internal error, whose stack should be
 * printed.
 */
export const getOperatorMessage = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof OperatorError) return error.message;
  const seen: SystemError = error;
  const inner = [seen.cause, ...(Array.isArray(seen.errors) ? seen.errors : [])];
  return inner.map(getOperatorMessage).find((message) => message !== undefined) ?? own(seen);
};
