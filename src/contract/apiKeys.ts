import type { Permission } from './permissions';

/** Beginning of every API key, by which secret scanners recognize one. */
export const API_KEY_PREFIX = 'saldo_';
/** Maximum validity of an API key, in days. */
export const API_KEY_DAYS_MAX = 365;
/** Maximum number of valid API keys of an institution. */
export const API_KEYS_MAX = 50;

/**
 * Permissions that an API key can have. Excluded are those for acts of a person: contact with borrowers, money, decisions, the trail, and
 * permissions by which a key could extend its own.
 */
export const KEY_SCOPES = [
  'cases.read',
  'cases.hold',
  'cases.assign',
  'longAging.read',
  'statistics.read',
  'announcements.read',
  'announcements.manage',
  'users.read',
  'users.manage',
  'users.provision',
  'queues.read',
  'queues.manage',
  'complaints.read',
  'complaints.manage',
  'seats.read',
  'seats.manage',
  'lender.read',
  'lender.manage',
  'board.read',
  'board.lead',
  'monitoring.read',
  'system.read',
] as const satisfies readonly Permission[];

/** Permission that an API key can have. */
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Returns true if an API key can have the permission. */
export const isKeyScope = (permission: string): permission is KeyScope =>
  KEY_SCOPES.some((scope) => scope === permission);
