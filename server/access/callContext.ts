import type { Call, CallReply, Calls, CheckedInput } from '@/contract/call';
import type { LiveEvent } from '@/contract/entities/liveEvent';
import type { Language } from '@/contract/language';
import type { Transaction } from '../database/connect';
import type { Caller, LiveAddress, ReplyPort } from '../kernel/caller';
import type { Refusal } from '../kernel/refusal';
import type { Services } from '../kernel/services';
import type { RateName } from '../security/rateLimits';
import type { Settings } from '../settings/settings';

/** What the handler of a call that looks at nothing stored is given. */
export interface BareContext {
  /** The one clock of the call. */
  readonly now: Date;
  readonly language: Language;
  /** The address of the connection, through trusted proxies only. */
  readonly ip: string;
  readonly settings: Settings;
}

/** The second person who said yes (MI-09). */
export interface Approver {
  readonly userId: number;
  readonly name: string;
}

/** A call that somebody wanted to make and to which a second person says yes (MI-09). */
export interface ApprovedCall {
  readonly institutionId: number;
  readonly askerId: number;
  /** Method and address. */
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly intentKey: string | null;
  readonly language: Language;
  readonly by: Approver;
}

/** What every other handler is given. */
export interface OpenContext extends BareContext {
  /** What reaches beyond the database: the SMS gateway, the telephone line. */
  readonly services: Services;
  /** The transaction of the call: committed when the handler returns, undone when it throws. Row-level security shows only the caller's institution; for calls by anyone it is open. */
  readonly tx: Transaction;
  readonly reply: ReplyPort;
  /** Runs in a transaction of its own that stays committed even when the call is refused (failed attempts, traces). */
  readonly inOwnTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Counts one use of something limited, by an address or a user, at once and for good; refused with the time left when there were too many. */
  readonly limit: (rate: RateName, of: string | number) => Promise<void>;
  /** Sent to the addressed sessions on every server once the transaction is committed. */
  readonly publish: (address: LiveAddress, event: LiveEvent) => void;
  /** Done once the transaction is committed, and not at all when it is undone; its failure is logged and changes no answer. */
  readonly afterCommit: (work: () => Promise<void>) => void;
  /** Done in a transaction of its own where the call is refused, after all that it did is undone: what was refused is evidence too. */
  readonly onRefused: (work: (tx: Transaction) => Promise<void>) => void;
  /** Answers questions at their addresses in this transaction, each as the caller may ask it alone; refused where one of them is. */
  readonly answersTo: (addresses: readonly string[]) => Promise<unknown[]>;
  /** Closes the live lines of a session that its user left, on every server, once the transaction is committed. */
  readonly closeLines: (address: Required<LiveAddress>) => void;
  /** The call is carried out because this second person has said yes to it (MI-09). */
  readonly approved?: Approver;
  /** Carries a call out in this transaction, as who asked for it is now; where it is refused, gives the refusal and leaves nothing of it (MI-09). */
  readonly carryOutApproved: (of: ApprovedCall) => Promise<Refusal | undefined>;
}

/** What a handler of a signed-in call is given. */
export interface CallerContext extends OpenContext {
  readonly caller: Caller;
}

/** The context that fits a call: with a caller unless anyone may call, without a transaction where nothing stored is looked at. */
export type ContextOf<C extends Call> = C extends { readonly storeless: true }
  ? BareContext
  : C['who'] extends 'anyone'
    ? OpenContext
    : CallerContext;

/** Carries out one call. */
export type Handler<C extends Call> = (input: CheckedInput<C>, context: ContextOf<C>) => Promise<CallReply<C>>;

/** One handler for every call of a file: a missing or mistyped one does not compile. */
export type Handlers<File extends Calls> = { readonly [Name in keyof File]: Handler<File[Name]> };
