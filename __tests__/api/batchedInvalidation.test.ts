import type { TagOf } from '@/api/tags';
import { createBatchedInvalidation } from '@/app/batchedInvalidation';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('AP-08 the first change after a quiet time is asked for at once, what follows within 300 ms together', () => {
  const handed: (readonly TagOf[])[] = [];
  const batch = createBatchedInvalidation((tags) => handed.push(tags));
  jest.advanceTimersByTime(1000);
  batch.add(['Board']);
  batch.add(['Notices']);
  jest.advanceTimersByTime(30);
  expect(handed).toEqual([['Board', 'Notices']]);
  for (let event = 0; event < 5; event += 1) {
    batch.add(['Board']);
    jest.advanceTimersByTime(40);
  }
  expect(handed).toHaveLength(1);
  jest.advanceTimersByTime(150);
  expect(handed.map(({ length }) => length)).toEqual([2, 5]);
  batch.add(['Board']);
  batch.clear();
  jest.advanceTimersByTime(1000);
  expect(handed).toHaveLength(2);
});
