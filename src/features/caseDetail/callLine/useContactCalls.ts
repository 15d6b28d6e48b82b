import { useTaskUserContactsQuery } from '@/api/taskApi';
import { serverNow } from '@/browser/serverClock';
import { useHouseZone } from '@/ui/houseDay';
import { useState } from 'react';

import { nextContact } from './nextContact';
import type { CaseCall } from './usePhoneCall';

/** A reload forgets what was called here; the newest call on the case is the server's word. */
function withNewest(called: ReadonlyMap<string, number>, { call }: CaseCall): ReadonlyMap<string, number> {
  if (!call?.contactId) return called;
  const last = Math.max(called.get(call.contactId) ?? 0, Date.parse(call.startedTime));
  return new Map(called).set(call.contactId, last);
}

interface Calling {
  readonly line: CaseCall;
  /** A call to the contact would be refused, or waiting never makes it lawful: it is never the next one. */
  readonly isPassed: (contactId: string) => boolean;
}

/** Whom to call next on a case, and calling: a contact tried here counts as called, written down or not. */
export function useContactCalls(taskId: string, { line, isPassed }: Calling) {
  // The day on which the case was opened is the one that counts.
  const [opened] = useState(serverNow);
  const zone = useHouseZone();
  const { data: contacts = [] } = useTaskUserContactsQuery({ id: taskId });
  const [called, setCalled] = useState<ReadonlyMap<string, number>>(new Map());
  const callable = contacts.filter(({ id }) => !isPassed(id));
  const nextId = nextContact(callable, called, { now: opened, zone })?.id;

  const call = (contactId: string): void => {
    if (line.isBusy) return;
    setCalled((before) => new Map(before).set(contactId, serverNow()));
    void line.start(contactId);
  };
  const callNext = (): void => {
    if (nextId !== undefined) call(nextId);
  };
  return { nextId, call, callNext, calledAt: withNewest(called, line) };
}
