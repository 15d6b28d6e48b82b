import { getClockFingerprint } from '@/contract/getClockFingerprint';

const FROM = Date.parse('2026-11-24T12:00:00Z');
const print = (...zones: string[]): string => getClockFingerprint(zones, FROM);

test('LC-01 machines whose clocks agree for a year print the same, an hour of one zone in one season prints another', () => {
  expect(print('America/Lima')).toBe(print('America/Bogota'));
  expect(print('America/New_York')).toBe(print('America/Toronto'));
  // Equal in winter, different in summer.
  expect(print('America/New_York')).not.toBe(print('America/Panama'));
  expect(print('Asia/Kolkata')).not.toBe(print('Asia/Kathmandu'));
  expect(print('America/Lima', 'Asia/Manila')).not.toBe(print('Asia/Manila', 'America/Lima'));
});

test('LC-01 a zone that a machine does not know is a difference, and no error', () => {
  expect(print('America/Nowhere')).not.toBe(print('UTC'));
  expect(print('America/Nowhere')).toBe(print('Asia/Nowhere'));
});
