import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { MessageId } from '@/i18n/messageIds';
import { Loading } from '@/ui/feedback/Loading';
import { type ComponentType, useDeferredValue } from 'react';

import { KeyInfoPanel } from './KeyInfoPanel';
import { createLazyPart } from '../createLazyPart';

type Panel = ComponentType<{ readonly loanItem: LoanItem }>;

/** A tab of the case: its name in the address, its words, and what it shows. */
export interface CaseTab {
  readonly key: string;
  readonly label: MessageId;
  readonly Panel: Panel;
}

const waiting = <Loading rows={6} />;

/** Loads a panel when it is opened, and renders it after its tab is marked. A click is visible at once, however long the panel takes. */
function later(load: () => Promise<Panel>): Panel {
  const Fetched = createLazyPart(load, waiting);
  return function LaterPanel({ loanItem }) {
    const isDrawn = useDeferredValue(true, false);
    return isDrawn ? <Fetched loanItem={loanItem} /> : waiting;
  };
}

/** The tabs of a case in their order (§2); all but the first are fetched when they are opened. */
export const CASE_TABS: readonly CaseTab[] = [
  { key: 'keyInfo', label: 'case.tab.keyInfo', Panel: KeyInfoPanel },
  {
    key: 'timeline',
    label: 'case.tab.timeline',
    Panel: later(async () => (await import('../timeline/TimelinePanel')).TimelinePanel),
  },
  {
    key: 'log',
    label: 'case.tab.log',
    Panel: later(async () => (await import('./CollectionLogPanel')).CollectionLogPanel),
  },
  {
    key: 'repayment',
    label: 'case.tab.repayment',
    Panel: later(async () => (await import('../repayment/RepaymentPanel')).RepaymentPanel),
  },
  {
    key: 'person',
    label: 'case.tab.person',
    Panel: later(async () => (await import('../person/PersonPanel')).PersonPanel),
  },
  {
    key: 'phoneBook',
    label: 'case.tab.phoneBook',
    Panel: later(async () => (await import('../phoneBook/PhoneBookPanel')).PhoneBookPanel),
  },
  {
    key: 'material',
    label: 'case.tab.material',
    Panel: later(async () => (await import('../material/MaterialPanel')).MaterialPanel),
  },
  {
    key: 'messages',
    label: 'case.tab.messages',
    Panel: later(async () => (await import('../sms/SmsRecordsPanel')).SmsRecordsPanel),
  },
];

/** The tab that is open where the address names none. */
export const FIRST_TAB = 'keyInfo';
