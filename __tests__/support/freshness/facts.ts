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
 * What the institution keeps and somebody can change. A question shows a fact when its rows, counts or offers would be
 * others; the mere name of a person, queue or institution beside something else does not count.
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
  | 'code'
  | 'payment'
  | 'plan'
  | 'contact'
  /** What the borrower asked for. */
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
  /** How far one binding of many cases is. */
  | 'binding'
  /** How far cases are that are being sorted in the background. */
  | 'sorting'
  /** Which bindings there were. */
  | 'bindings'
  /** What is done to many users, and how far it is. */
  | 'userOperation'
  | 'schedule'
  | 'seatPlan'
  /** Who somebody is: name, role, group, queue, whether the account is enabled. */
  | 'user'
  /** How somebody gets in: password, sessions, bound checks and cards. */
  | 'access'
  /** An administrative group, which is a team of the schedule. */
  | 'group'
  | 'permission'
  | 'institution'
  | 'announcement'
  | 'notice'
  | 'whitelist'
  | 'signInConfig'
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
  /** What the lender told, and what waits for a person of it. */
  | 'lenderEvent'
  | 'lenderKey'
  /** What waits for a second person, and what became of it. */
  | 'approval'
  | 'secondPerson'
  | 'trail';
