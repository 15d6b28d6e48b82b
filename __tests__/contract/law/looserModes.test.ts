import type { LawMode } from '@/contract/codes/lawCodes';
import { isBlocking, isAnyLooser, type RuleModes, blocksAnyone, getStrictest } from '@/contract/law/ruleModes';

const modes = (mode: LawMode, ...exceptions: RuleModes['exceptions']): RuleModes => ({ mode, exceptions });
const ofRule = (mode: LawMode) => ({ rule: 'r1', queueId: null, mode });
const ofQueue = (mode: LawMode) => ({ rule: null, queueId: '7', mode });
const RULES = ['r1', 'r2'];

test('LC-08 two modes stop somebody, and an exception may where the institution’s does not', () => {
  expect((['off', 'shadow', 'warn', 'enforce'] as const).map(isBlocking)).toEqual([false, false, true, true]);
  expect([
    blocksAnyone(modes('shadow')),
    blocksAnyone(modes('shadow', ofRule('off'))),
    blocksAnyone(modes('warn')),
    blocksAnyone(modes('off', ofRule('off'), ofQueue('enforce'))),
  ]).toEqual([false, false, true, true]);
});

test('LC-08 of some modes the strictest counts, in whatever order; of none there is none', () => {
  expect(getStrictest(['off', 'enforce', 'warn'])).toBe('enforce');
  expect(getStrictest(['enforce', 'off'])).toBe('enforce');
  expect(getStrictest(['shadow', 'off'])).toBe('shadow');
  expect(getStrictest([])).toBeUndefined();
});

test.each([
  ['the same', modes('warn'), modes('warn'), false],
  ['stricter', modes('enforce'), modes('warn'), false],
  ['looser', modes('warn'), modes('enforce'), true],
  ['looser for one rule', modes('enforce', ofRule('warn')), modes('enforce'), true],
  ['looser in one queue', modes('enforce', ofQueue('off')), modes('enforce'), true],
  ['a queue that was stricter is as others', modes('warn'), modes('warn', ofQueue('enforce')), true],
  ['stricter in one queue', modes('warn', ofQueue('enforce')), modes('warn'), false],
  ['of a rule that does not apply', modes('enforce', { ...ofRule('off'), rule: 'r9' }), modes('enforce'), false],
] as const)('LC-08 whether any rule does less than before: %s', (...[, after, before, looser]) => {
  expect(isAnyLooser(after, before, RULES)).toBe(looser);
});
