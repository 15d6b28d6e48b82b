import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { getServerNow } from '@/browser/server/serverClock';
import { useInstitutionZone } from '@/ui/dates/institutionDay';
import { useState } from 'react';

import { findNextContact } from './findNextContact';
import type { CaseCall } from './usePhoneCall';

/** A reload clears the calls of this visit; the newest call on the case comes from the server. */
function withNewest(called: ReadonlyMap<string, number>, { call }: CaseCall): ReadonlyMap<string, number> {
  if (!call?.contactId) return called;
  const last = Math.max(called.get(call.contactId) ?? 0, Date.parse(call.startedTime));
  return new Map(called).set(call.contactId, last);
}

interface Calling {
  readonly line: CaseCall;
  /** Skips a contact whose call would be refused, or which no waiting makes permitted. */
  readonly isPassed: (contactId: string) => boolean;
}

/**
 * Returns the next contact to call on a case, and the functions to call. A contact tried in this visit counts as called, recorded or not.
 */
export function useContactCalls(taskId: string, { line, isPassed }: Calling) {
  // Uses the day on which the case was opened.
  const [opened] = useState(getServerNow);
  const zone = useInstitutionZone();
  const { data: contacts = [] } = useTaskUserContactsQuery({ id: taskId });
  const [called, setCalled] = useState<ReadonlyMap<string, number>>(new Map());
  const callable = contacts.filter(({ id }) => !isPassed(id));
  const nextId = findNextContact(callable, called, { now: opened, zone })?.id;

  const call = (contactId: string): void => {
    if (line.isBusy) return;
    setCalled((before) => new Map(before).set(contactId, getServerNow()));
    void line.start(contactId);
  };
  const callNext = (): void => {
    if (nextId !== undefined) call(nextId);
  };
  return { nextId, call, callNext, calledAt: withNewest(called, line) };
}
