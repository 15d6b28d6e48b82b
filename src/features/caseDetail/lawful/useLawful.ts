import { SAME_MOMENT_S } from '@/api/polling';
import { useTaskWorkLawfulQuery } from '@/api/taskWorkApi';
import { clockPrint } from '@/contract/clockPrint';
import type { ContactVerdict, LawfulContacts } from '@/contract/entities/contactVerdict';
import { useMemo, useState } from 'react';

/** What is lawful now may no longer be later: hours end, and others call too. */
const LOOK_MS = 5 * 60_000;
/** No sooner, however far this clock is ahead of the server's. */
const SOONEST_MS = 10_000;

/** What the rules say to calls to the contacts of a case. */
export interface LawfulCalls {
  /** By the contact's id; nothing where the rules stop nobody, or it is not known yet. */
  readonly verdicts: ReadonlyMap<string, ContactVerdict>;
  /** A call to the contact would be refused. */
  readonly isStopped: (contactId: string) => boolean;
  /** Waiting never makes a call to the contact lawful: no key and no primary button leads there. */
  readonly isNeverLawful: (contactId: string) => boolean;
  /** Undefined: not known yet, or never. */
  readonly bestHour: LawfulContacts['bestHour'];
  /** This browser's time zone data is not the server's: what it shows of those zones may be an hour off, what the server decides holds. */
  readonly doClocksDiffer: boolean;
}

/** Whether a contact would be refused, whatever the reason; one that an exception lets through is not. */
export const isRefused = (verdict: ContactVerdict | undefined): boolean =>
  verdict?.verdict === 'deny' && !verdict.takesReason && !verdict.liftedUntil;

/** Whether only a fact could make a contact lawful, as with a third party; a reason does not change that. */
export const needsFact = (verdict: ContactVerdict | undefined): boolean =>
  verdict?.verdict === 'deny' && verdict.earliest === null && !verdict.liftedUntil;

const doDiffer = (clocks: LawfulContacts['clocks']): boolean =>
  clocks !== undefined && clockPrint(clocks.zones, Date.parse(clocks.from)) !== clocks.print;

/** How long what was told at a moment is good: until the next contact becomes lawful, or an exception is over. */
function goodFor({ contacts }: LawfulContacts, at: number): number {
  const told = contacts.flatMap(({ call, sms }) => [call, sms]);
  const moments = told.flatMap(({ verdict, earliest, liftedUntil }) =>
    [verdict === 'deny' && earliest, liftedUntil].filter((moment) => typeof moment === 'string'),
  );
  const waits = moments.map((moment) => Math.max(SOONEST_MS, Date.parse(moment) - at));
  return Math.min(LOOK_MS, ...waits);
}

interface Told {
  readonly currentData?: LawfulContacts | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** That it is asked again shows nowhere. */
const selectFromResult = ({ currentData, fulfilledTimeStamp }: Told) => ({ currentData, fulfilledTimeStamp });

/** What the rules say to calls to the contacts of a case, asked again at the moment at which one becomes lawful (LC-06). */
export function useLawful(taskId: string, isAsked: boolean): LawfulCalls {
  const [pollingInterval, setPollingInterval] = useState(0);
  const { currentData, fulfilledTimeStamp = 0 } = useTaskWorkLawfulQuery(
    { id: taskId },
    { skip: !isAsked, pollingInterval, refetchOnMountOrArgChange: SAME_MOMENT_S, selectFromResult },
  );
  const wanted = currentData && currentData.contacts.length > 0 ? goodFor(currentData, fulfilledTimeStamp) : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);

  const verdicts = new Map(currentData?.contacts.map(({ contactId, call }) => [contactId, call]));
  const isStopped = (contactId: string): boolean => isRefused(verdicts.get(contactId));
  const isNeverLawful = (contactId: string): boolean => needsFact(verdicts.get(contactId));
  const clocks = currentData?.clocks;
  const doClocksDiffer = useMemo(() => doDiffer(clocks), [clocks]);
  return { verdicts, isStopped, isNeverLawful, bestHour: currentData?.bestHour, doClocksDiffer };
}
