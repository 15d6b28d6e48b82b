import { mainCall } from '../call';
import {
  clarificationAssigned,
  clarificationDecided,
  clarificationReturned,
  clarificationRow,
  clarificationsQuery,
  lenderDays,
  lenderDaysFileQuery,
  lenderDaysQuery,
  lenderEventRow,
  lenderEventsQuery,
} from '../entities/lender';
import { file, paged } from '../schemas';

const read = { method: 'GET', who: 'lender.read', rows: 'institution', chosenByUs: true } as const;
const decide = {
  method: 'POST',
  who: 'lender.manage',
  rows: 'institution',
  once: true,
  notice: 'save',
  answer: clarificationDecided,
  chosenByUs: true,
} as const;

/** What the lender told and what has become of it (MI-01, MI-02; ours). */
export const lenderCalls = {
  listing: mainCall({
    ...read,
    path: 'lender/listing',
    query: lenderEventsQuery,
    answer: paged(lenderEventRow),
    means: 'What the lender told, the newest first.',
  }),
  clarifications: mainCall({
    ...read,
    path: 'lender/clarifications',
    query: clarificationsQuery,
    answer: paged(clarificationRow),
    means: 'What could not be booked and waits for a person, with its money and why; and what was decided, by whom.',
  }),
  assign: mainCall({
    ...decide,
    path: 'lender/assign',
    body: clarificationAssigned,
    means: 'Gives what waits to the loan that it should have named, and books it there.',
  }),
  giveBack: mainCall({
    ...decide,
    path: 'lender/return',
    body: clarificationReturned,
    means: 'Returns what waits to whom it came from, with the reason.',
  }),
  days: mainCall({
    ...read,
    path: 'lender/days',
    query: lenderDaysQuery,
    answer: lenderDays,
    means:
      'The reconciliation: what came in day by day, and what of it was booked, waits, was returned or contradicts.',
  }),
  daysFile: mainCall({
    ...read,
    path: 'lender/days/export',
    query: lenderDaysFileQuery,
    answer: file,
    download: 'saved',
    means: 'The same as a file; who took it away is recorded.',
  }),
};
