import type { TaskRow } from '@/contract/entities/cases/task';
import { getNextStep } from '@/features/cases/caseCells';

const EMPTY = { heldKind: null, promiseState: null, promisedTime: null, nextFollowUpTime: null };

/** The evening of 10 March in Mexico City, when it is the 11th in UTC. */
const NOW = Date.parse('2026-03-11T02:00:00Z');
const TODAY = '2026-03-11T05:59:00Z';
const TOMORROW = '2026-03-11T06:01:00Z';
const PAST = '2026-03-01T12:00:00Z';

const step = (row: Partial<TaskRow>) =>
  getNextStep({ ...EMPTY, status: 'C20', ...row }, { now: NOW, timeZone: 'America/Mexico_City' });

test.each<[string, Partial<TaskRow>, ReturnType<typeof step>]>([
  ['a new case is contacted for the first time', { status: 'C00' }, { reason: 'first' }],
  ['a case without an appointment is contacted again', { status: 'C10' }, { reason: 'again' }],
  ['a follow-up of today is due', { nextFollowUpTime: TODAY }, { reason: 'followUpDue' }],
  ['a follow-up of the past is due', { nextFollowUpTime: PAST }, { reason: 'followUpDue' }],
  ['a later follow-up has its day', { nextFollowUpTime: TOMORROW }, { reason: 'followUp', at: TOMORROW }],
  ['a promise is due today', { promiseState: 'open', promisedTime: TODAY }, { reason: 'promiseDue' }],
  ['a promise has its day', { promiseState: 'open', promisedTime: TOMORROW }, { reason: 'promise', at: TOMORROW }],
  ['a broken promise is named', { promiseState: 'broken', promisedTime: PAST }, { reason: 'broken' }],
  ['so is one that was kept in part', { promiseState: 'partly', promisedTime: PAST }, { reason: 'broken' }],
  ['a kept promise is no reason', { promiseState: 'kept', promisedTime: PAST }, { reason: 'again' }],
  [
    'an agreed follow-up goes before a promise',
    { promiseState: 'open', promisedTime: TODAY, nextFollowUpTime: TODAY },
    { reason: 'followUpDue' },
  ],
  ['nothing is to be done about a settled case', { status: 'C31' }, undefined],
  ['nor about one that is on hold', { heldKind: 'dispute' }, undefined],
])('CL-01 next step: %s', (_, row, expected) => {
  expect(step(row)).toEqual(expected);
});
