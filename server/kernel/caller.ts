import type { Role } from '@/contract/codes/userCodes';
import type { Permission } from '@/contract/permissions';
import type { SendFlag } from '@/contract/sendFlags';

/** Caller with current data: a changed role or a disabled user takes effect immediately (security/session/sessionMemory). */
export interface Caller extends Readonly<Partial<Record<SendFlag, boolean>>> {
  /** Set for a program that calls with an API key; its name is the key's (security/session). */
  readonly apiKeyId?: number;
  readonly userId: number;
  readonly institutionId: number;
  readonly groupId: number | null;
  readonly role: Role;
  readonly name: string;
  readonly username: string;
  /** User flags that decide about permissions in addition to the role (§6, contract/permissions). */
  readonly sendSms: boolean;
  readonly longAging: boolean;
  /** Effective permissions of the user: role, the institution's overrides, flags (RO-01, contract/grants). */
  readonly permissions: readonly Permission[];
  /** True if another user set the password: the user must set a new one first (US-01). */
  readonly mustChangePassword: boolean;
  /** True if the institution requires a second factor that the user has not set up (ASVS 6.3.3). */
  readonly secondFactorFirst: boolean;
  /** True if the session was opened with a company account, which confirms critical changes instead of a password. */
  readonly confirmsAtCompany: boolean;
  readonly res: boolean;
  readonly sessionId: number;
  /** 'half': the password was right, and the second factor or the face check is pending (LV-09). */
  readonly sessionState: 'half' | 'full';
  /** The second factor of a half session is pending; it precedes the face check. */
  readonly factorPending: boolean;
  /** Time of the last password confirmation in this session (ASVS 7.5.1). */
  readonly confirmedAt: Date | null;
  /** ISO 4217, and how many decimal places its minor unit has. */
  readonly currency: string;
  readonly currencyDigits: number;
  /** True while the institution moves to another cell: calls can read, but not write. */
  readonly isMoving: boolean;
  /** IANA time zone of the institution: its 'today'. */
  readonly timeZone: string;
}

/** Recipients of a live event: a list of users. Resolving the agents who can see a case is left to the publisher. */
export interface LiveAddress {
  readonly institutionId: number;
  /** Absent: all users of the institution. */
  readonly userIds?: readonly number[];
  /** Absent: all sessions of those users. */
  readonly sessionId?: number;
}

/** Effects of a handler on the reply other than the returned data. */
export interface ReplyPort {
  setCookie(name: string, value: string, options: { httpOnly: boolean; maxAgeSeconds?: number }): void;
  clearCookie(name: string): void;
  header(name: string, value: string): void;
  cookie(name: string): string | undefined;
  requestHeader(name: string): string | undefined;
  /** Returns the raw body for signature verification; '' without one. */
  requestBody(): string;
}
