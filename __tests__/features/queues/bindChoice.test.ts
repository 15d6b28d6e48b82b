import { countAboveCapacity } from '@/features/queues/binding/countAboveCapacity';
import { isOnDuty } from '@/features/queues/binding/isOnDuty';

test('QU-02 on duty is whose seat is planned for today, not who has no plan', () => {
  expect(isOnDuty({ isPlanned: true, duty: 'onDuty' })).toBe(true);
  expect(isOnDuty({ isPlanned: false, duty: 'onDuty' })).toBe(false);
  expect(isOnDuty({ isPlanned: true, duty: 'rest' })).toBe(false);
});

test('QU-02 a binding overloads those who get cases above their planned capacity', () => {
  expect(countAboveCapacity({ gets: 2, after: 176, capacity: 95 })).toBe(81);
  expect(countAboveCapacity({ gets: 2, after: 95, capacity: 95 })).toBe(0);
  expect(countAboveCapacity({ gets: 0, after: 176, capacity: 95 })).toBe(0);
  expect(countAboveCapacity({ gets: 2, after: 176, capacity: null })).toBe(0);
});
