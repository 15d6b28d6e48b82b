import type { Contact } from '@/contract/entities/cases/contact';
import { findNextContact } from '@/features/caseDetail/callLine/findNextContact';
import { getBrowserTimeZone } from '@/ui/dates/getBrowserTimeZone';

const NOW = new Date(2026, 10, 20, 15, 0);
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

const person = (id: string, lastCallTime: string | null): Contact => ({
  id,
  relation: 'R01',
  name: id,
  phone: '***',
  lastCallResult: null,
  lastCallTime,
});

const next = (contacts: readonly Contact[], called: Readonly<Record<string, number>> = {}) =>
  findNextContact(contacts, new Map(Object.entries(called)), { now: NOW.getTime(), zone: getBrowserTimeZone() })?.id;

test('CD-05 the next contact to call is the first one not called yet today', () => {
  expect(next([person('a', at(20, 9)), person('b', at(19, 23)), person('c', null)])).toBe('b');
  expect(next([person('a', null), person('b', null)])).toBe('a');
});

test('CD-05 when all were called today it is the one called longest ago', () => {
  expect(next([person('a', at(20, 11)), person('b', at(20, 9)), person('c', at(20, 10))])).toBe('b');
});

test('CD-05 a contact that was tried here counts as called, written down or not', () => {
  const [a, b] = [person('a', null), person('b', null)];
  expect(next([a, b], { a: NOW.getTime() })).toBe('b');
  expect(next([a, b], { a: NOW.getTime(), b: NOW.getTime() - 1 })).toBe('b');
});

test('CD-05 without contacts there is nobody to call', () => {
  expect(next([])).toBeUndefined();
});
