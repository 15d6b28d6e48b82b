import type { DataTag } from '@/api/client/tags';
import { createBatchedInvalidation, createEventInvalidation } from '@/app/live/batchedInvalidation';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('AP-08 the first change after a quiet period refetches at once, later ones within 300 ms together', () => {
  const handed: (readonly DataTag[])[] = [];
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

test('AP-08 DB-01 alerts are refetched with the first changed case, then at most every 10 s', () => {
  const handed: (readonly DataTag[])[] = [];
  const news = createEventInvalidation((tags) => handed.push(tags));
  jest.advanceTimersByTime(20_000);
  const alerts = (): number => handed.filter((tags) => tags.includes('Alerts')).length;
  news.add(['Board', 'Alerts']);
  jest.advanceTimersByTime(50);
  expect(handed).toEqual([['Board'], ['Alerts']]);
  for (let second = 0; second < 25; second += 1) {
    news.add(['Board', 'Alerts']);
    jest.advanceTimersByTime(1000);
  }
  expect(alerts()).toBe(3);
  expect(handed.length - alerts()).toBe(26);
  jest.advanceTimersByTime(10_000);
  expect(alerts()).toBe(4);
  news.add(['Alerts']);
  news.clear();
  jest.advanceTimersByTime(20_000);
  expect(alerts()).toBe(4);
});
