import { calculateComplaintDeadline, getDeadline } from '../../../server/modules/complaints/complaintDeadline';

const now = new Date('2026-03-11T00:30:00Z');
const hours = (number: number): Date => new Date(now.getTime() + number * 3_600_000);

test.each([
  ['phone', 'urgent', 24],
  ['phone', 'high', 72],
  ['phone', 'normal', 168],
  ['regulator', 'urgent', 24],
  ['regulator', 'high', 48],
  ['regulator', 'normal', 48],
] as const)('CM-01 a complaint by %s of %s priority is due after %i hours', (channel, priority, after) => {
  expect(calculateComplaintDeadline(now, channel, priority)).toEqual(hours(after));
});

test.each([
  [hours(-0.01), null, 'overdue'],
  [hours(0), null, 'near'],
  [hours(24), null, 'near'],
  [hours(24.01), null, 'onTime'],
  [hours(-5), hours(-6), 'met'],
  [hours(-5), hours(-5), 'met'],
  [hours(-5), hours(-4), 'missed'],
] as const)('CM-01 due %s, completed %s: %s', (dueAt, completedAt, expected) => {
  expect(getDeadline({ dueAt, completedAt }, now)).toBe(expected);
});
