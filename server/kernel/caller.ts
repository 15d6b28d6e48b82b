import type { Role } from '@/contract/codes/role';
import type { Permission } from '@/contract/permissions';

/** Who calls, as of this moment: a change of role or a disabled user is in force at once (security/session/sessionMemory). */
export interface Caller {
  readonly userId: number;
  readonly institutionId: number;
  readonly groupId: number | null;
  readonly role: Role;
  readonly name: string;
  readonly username: string;
  /** The user's flags that permissions go by beside the role (§6, contract/permissions). */
  readonly sendSms: boolean;
  readonly longAging: boolean;
  /** All that is in force for the user now: role, the institution's own grants, flags (RO-01, contract/grants). */
  readonly permissions: readonly Permission[];
  /** The password was made by somebody else: an own one comes first (US-01). */
  readonly mustChangePassword: boolean;
  readonly res: boolean;
  readonly sessionId: number;
  /** 'half': the password was right and the face check is still open (LV-09). */
  readonly sessionState: 'half' | 'full';
  /** When the own password was given last in this session (ASVS 7.5.1). */
  readonly confirmedAt: Date | null;
  /** ISO 4217, and how many decimal places its minor unit has. */
  readonly currency: string;
  readonly currencyDigits: number;
  /** IANA time zone of the institution: its 'today'. */
  readonly timeZone: string;
}

/** Whom a live event is for: some users, all agents who can see a case of theirs being none of our business here. */
export interface LiveAddress {
  readonly institutionId: number;
  /** Absent: everybody of the institution. */
  readonly userIds?: readonly number[];
  /** Absent: every session of those users. */
  readonly sessionId?: number;
}

/** What a handler may do to the reply beside returning data. */
export interface ReplyPort {
  setCookie(name: string, value: string, options: { httpOnly: boolean; maxAgeSeconds?: number }): void;
  clearCookie(name: string): void;
  header(name: string, value: string): void;
  cookie(name: string): string | undefined;
  requestHeader(name: string): string | undefined;
  /** The body as it was sent, for a signature over it; '' where there was none. */
  requestBody(): string;
}
