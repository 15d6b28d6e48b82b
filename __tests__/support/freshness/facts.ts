import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import type { ALL_SLICES } from '@/api/allSlices';

type Endpoints<Slice> = Slice extends { endpoints: infer E } ? E : never;
type Named<E, Hook extends string> = E extends unknown
  ? { [Name in keyof E]: E[Name] extends Readonly<Record<Hook, unknown>> ? Name : never }[keyof E]
  : never;
type AllEndpoints = Endpoints<(typeof ALL_SLICES)[number]>;

/** Asks what other endpoints keep, and shows nothing itself. */
export const ASKS_FOR_OTHERS = 'caseAhead';

/** Every endpoint that asks. */
export type Question = Exclude<Named<AllEndpoints, 'useQuery'>, typeof ASKS_FOR_OTHERS>;

/** Every endpoint that changes something, or could. */
export type Change = Named<AllEndpoints, 'useMutation'>;

/**
 * Data of the institution that somebody can change. A query shows a fact when its rows, counts or offers depend on it; the name of a
 * person, queue or institution alone does not count.
 */
export type Fact =
  /** Status, holder, queue and amounts of a case. */
  | 'case'
  /** That a complaint or a decision holds a case. */
  | 'hold'
  | 'log'
  | 'phoneCall'
  | 'attempt'
  | 'message'
  /** That the agent of the case has read the replies. */
  | 'replyRead'
  | 'code'
  | 'payment'
  | 'plan'
  | 'contact'
  /** The borrower's contact preference. */
  | 'wish'
  /** That a contact may be made once against the rules. */
  | 'override'
  | 'addressBook'
  | 'pictureComment'
  | 'draft'
  | 'savedFilter'
  | 'columns'
  | 'complaint'
  | 'queue'
  /** Progress of a bulk binding. */
  | 'binding'
  /** Progress of background sorting. */
  | 'sorting'
  /** List of bindings. */
  | 'bindings'
  /** Bulk operation on users and its progress. */
  | 'userOperation'
  | 'bulkMessage'
  | 'schedule'
  | 'seatPlan'
  /** User data: name, role, group, queue, enabled. */
  | 'user'
  /** Access of a user: password, sessions, bound checks and cards. */
  | 'access'
  /** Second factors of a user. */
  | 'factors'
  /** An administrative group, which is a team of the schedule. */
  | 'group'
  | 'permission'
  | 'institution'
  | 'announcement'
  | 'notice'
  | 'whitelist'
  | 'signInConfig'
  | 'singleSignOn'
  | 'quota'
  | 'standard'
  | 'boardConfig'
  | 'allocationOrder'
  | 'sharing'
  | 'planLimits'
  | 'law'
  /** Contacts of the past, decided again. */
  | 'lawReplay'
  | 'smsLimit'
  | 'smsTemplate'
  /** The record of who changed the system configuration. */
  | 'settingChange'
  /** The record of what somebody did with personal data. */
  | 'behaviour'
  /** Event of the lender, and its pending clarification. */
  | 'lenderEvent'
  | 'lenderKey'
  | 'apiKey'
  /** Pending approval, and its decision. */
  | 'approval'
  | 'secondPerson'
  | 'trail';

/** Facts that a call changes; `live`: events that report a result to the caller only after the response. */
export interface Changed {
  readonly facts: readonly Fact[];
  readonly live?: readonly LiveEvent['type'][];
}
