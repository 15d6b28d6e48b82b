import type { Call, CallReply, Calls, CheckedInput } from '@/contract/call';
import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import type { Language } from '@/contract/language';
import type { Transaction } from '../database/connect';
import type { Caller, LiveAddress, ReplyPort } from '../kernel/caller';
import type { Refusal } from '../kernel/refusal';
import type { Services } from './appContext';
import type { RateName } from '../security/rateLimits';
import type { Settings } from '../settings/settings';

/** Context of a handler that reads nothing from the database. */
export interface BareContext {
  /** Time of the call, constant during it. */
  readonly now: Date;
  readonly language: Language;
  /** The address of the connection, through trusted proxies only. */
  readonly ip: string;
  readonly settings: Settings;
}

/** User who approved the call (MI-09). */
export interface Approver {
  readonly userId: number;
  readonly name: string;
}

/** Call that a user requested and another user approves (MI-09). */
export interface ApprovedCall {
  readonly institutionId: number;
  readonly askerId: number;
  /** Method and address. */
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | null;
  readonly language: Language;
  readonly by: Approver;
}

/** Context of every other handler. */
export interface OpenContext extends BareContext {
  /** External services: the SMS gateway and the telephone line. */
  readonly services: Services;
  /**
   * Transaction of the call: committed when the handler returns, rolled back when it throws. Row-level security limits it to the
   * caller's institution; for calls without a user it is unrestricted.
   */
  readonly tx: Transaction;
  readonly reply: ReplyPort;
  /** Runs work in a separate transaction that stays committed even if the call is refused (failed attempts, traces). */
  readonly inOwnTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /**
   * Counts one use of a rate limit by an address or a user; committed immediately. Refuses with the remaining time if the limit is
   * exceeded.
   */
  readonly limit: (rate: RateName, of: string | number) => Promise<void>;
  /** Names the caller of a public call in its log line and, for a program, in the trail. */
  readonly identify: (caller: Caller) => void;
  /** Published to the addressed sessions on every server after the commit. */
  readonly publish: (address: LiveAddress, event: LiveEvent) => void;
  /** Runs after the transaction is committed, and not after a rollback; a failure is logged and does not change the response. */
  readonly afterCommit: (work: () => Promise<void>) => void;
  /** Runs in a separate transaction after a refused call has been rolled back; refused attempts are evidence too. */
  readonly onRefused: (work: (tx: Transaction) => Promise<void>) => void;
  /** Answers read calls by their addresses in this transaction, each with the caller's rights; refuses all if one is refused. */
  readonly answersTo: (addresses: readonly string[]) => Promise<unknown[]>;
  /** Closes the live lines of a session that its user left, on every server, once the transaction is committed. */
  readonly closeLines: (address: Required<LiveAddress>) => void;
  /** Set if the call is carried out after this user approved it (MI-09). */
  readonly approved?: Approver;
  /**
   * Carries out an approved call in this transaction with the requester's current rights (MI-09). If it is refused, returns the refusal
   * and rolls its changes back.
   */
  readonly carryOutApproved: (of: ApprovedCall) => Promise<Refusal | undefined>;
}

/** Context of a handler that requires a signed-in caller. */
export interface CallerContext extends OpenContext {
  readonly caller: Caller;
}

/** Context type of a call: with a caller unless the call is public, without a transaction if it reads nothing from the database. */
export type ContextForCall<C extends Call> = C extends { readonly storeless: true }
  ? BareContext
  : C['who'] extends 'anyone'
    ? OpenContext
    : CallerContext;

/** Carries out one call. */
export type Handler<C extends Call> = (input: CheckedInput<C>, context: ContextForCall<C>) => Promise<CallReply<C>>;

/** Handlers for every call of a file; a missing or mistyped one is a compile error. */
export type Handlers<File extends Calls> = { readonly [Name in keyof File]: Handler<File[Name]> };
