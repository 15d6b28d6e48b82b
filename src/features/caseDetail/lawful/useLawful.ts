import { SAME_MOMENT_S } from '@/api/client/polling';
import { useTaskWorkLawfulQuery } from '@/api/endpoints/cases/taskWorkApi';
import { getClockFingerprint } from '@/contract/getClockFingerprint';
import type { ContactVerdict, LawfulContacts } from '@/contract/entities/law/contactVerdict';
import { useMemo, useState } from 'react';

/** Maximum age of a verdict, in milliseconds. Permitted hours end, and other users call too. */
const LOOK_MS = 5 * 60_000;
/** Minimum delay in milliseconds, however far this clock is ahead of the server's. */
const SOONEST_MS = 10_000;

/** Verdicts of the rules on calls to the contacts of a case. */
export interface LawfulCalls {
  /** Verdicts by contact id. Empty if the rules restrict nobody, or before the response. */
  readonly verdicts: ReadonlyMap<string, ContactVerdict>;
  /** A call to the contact would be refused. */
  readonly isStopped: (contactId: string) => boolean;
  /** Waiting never makes a call to the contact permitted: no shortcut and no primary button offers it. */
  readonly isNeverLawful: (contactId: string) => boolean;
  /** Undefined: not known yet, or never. */
  readonly bestHour: LawfulContacts['bestHour'];
  /**
   * This browser's time zone data differs from the server's. Displayed times of those zones may be an hour off; the server's decisions
   * apply.
   */
  readonly doClocksDiffer: boolean;
}

/** Returns true if a contact would be refused whatever the reason. A contact with an exception is not refused. */
export const isRefused = (verdict: ContactVerdict | undefined): boolean =>
  verdict?.verdict === 'deny' && !verdict.takesReason && !verdict.liftedUntil;

/** Returns true if only a fact could permit the contact, as with a third party. A reason does not help. */
export const requiresFact = (verdict: ContactVerdict | undefined): boolean =>
  verdict?.verdict === 'deny' && verdict.earliest === null && !verdict.liftedUntil;

const doDiffer = (clocks: LawfulContacts['clocks']): boolean =>
  clocks !== undefined && getClockFingerprint(clocks.zones, Date.parse(clocks.from)) !== clocks.print;

/** Returns how long verdicts stay valid, in milliseconds: until the next contact becomes permitted or an exception ends. */
function goodFor({ contacts }: LawfulContacts, at: number): number {
  const verdicts = contacts.flatMap(({ call, sms }) => [call, sms]);
  const moments = verdicts.flatMap(({ verdict, earliest, liftedUntil }) =>
    [verdict === 'deny' && earliest, liftedUntil].filter((moment) => typeof moment === 'string'),
  );
  const waits = moments.map((moment) => Math.max(SOONEST_MS, Date.parse(moment) - at));
  return Math.min(LOOK_MS, ...waits);
}

interface LawfulSummary {
  readonly currentData?: LawfulContacts | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** Selects no fetch state, so that a refetch does not re-render. */
const selectFromResult = ({ currentData, fulfilledTimeStamp }: LawfulSummary) => ({ currentData, fulfilledTimeStamp });

/**
 * Returns the verdicts of the rules on calls to the contacts of a case. Refetches at the moment when a contact becomes permitted (LC-06).
 */
export function useLawful(taskId: string, isAsked: boolean): LawfulCalls {
  const [pollingInterval, setPollingInterval] = useState(0);
  const { currentData, fulfilledTimeStamp = 0 } = useTaskWorkLawfulQuery(
    { id: taskId },
    { skip: !isAsked, pollingInterval, refetchOnMountOrArgChange: SAME_MOMENT_S, selectFromResult },
  );
  const validFor = currentData && currentData.contacts.length > 0 ? goodFor(currentData, fulfilledTimeStamp) : 0;
  if (validFor !== pollingInterval) setPollingInterval(validFor);

  const verdicts = new Map(currentData?.contacts.map(({ contactId, call }) => [contactId, call]));
  const isStopped = (contactId: string): boolean => isRefused(verdicts.get(contactId));
  const isNeverLawful = (contactId: string): boolean => requiresFact(verdicts.get(contactId));
  const clocks = currentData?.clocks;
  const doClocksDiffer = useMemo(() => doDiffer(clocks), [clocks]);
  return { verdicts, isStopped, isNeverLawful, bestHour: currentData?.bestHour, doClocksDiffer };
}
