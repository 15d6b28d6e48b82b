import type { CallResult } from '@/contract/codes/contactCodes';
import type { Willingness } from '@/contract/codes/caseCodes';
import { getWillingnessAfter } from '../../../server/modules/results/resultsFacade';

const after = (...results: CallResult[]): Willingness => results.reduce<Willingness>(getWillingnessAfter, 'unknown');

test('CD-05 CL-01 a refusal stays one: being notified, or that somebody will pass it on, shows no willingness', () => {
  expect(after('DTP', 'ND', 'PTN')).toBe('low');
  expect(after('ND', 'PTN')).toBe('unknown');
  expect(after('DTP', 'WTP')).toBe('medium');
  expect(after('PTP', 'ND')).toBe('high');
});
