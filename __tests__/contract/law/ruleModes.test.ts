import {
  isAnyLooser,
  isPreferred,
  getMode,
  type ModeException,
  type RuleModes,
  getStrictest,
} from '@/contract/law/ruleModes';

const said = (rule: string | null, queueId: string | null, mode: ModeException['mode']): ModeException => ({
  rule,
  queueId,
  mode,
});
const modes = (mode: RuleModes['mode'], ...exceptions: ModeException[]): RuleModes => ({ mode, exceptions });
const HOURS = { rule: 'mx.hours', queueId: '1' };

test.each([
  ['nothing was said of it', modes('warn'), 'warn'],
  ['of the rule', modes('shadow', said('mx.hours', null, 'enforce')), 'enforce'],
  ['of another rule', modes('shadow', said('mx.party', null, 'enforce')), 'shadow'],
  ['of the queue', modes('shadow', said(null, '1', 'warn')), 'warn'],
  ['of another queue', modes('shadow', said(null, '2', 'warn')), 'shadow'],
  ['of both apart: the stricter', modes('off', said(null, '1', 'warn'), said('mx.hours', null, 'enforce')), 'enforce'],
  [
    'of both apart: the stricter',
    modes('off', said(null, '1', 'enforce'), said('mx.hours', null, 'shadow')),
    'enforce',
  ],
  ['of the rule in the queue', modes('warn', said('mx.hours', '1', 'off'), said('mx.hours', null, 'enforce')), 'off'],
  ['of another rule in the queue', modes('shadow', said('mx.party', '1', 'enforce')), 'shadow'],
  ['of the rule in another queue', modes('warn', said('mx.hours', '2', 'off')), 'warn'],
  ['looser than the institution', modes('enforce', said('mx.hours', null, 'shadow')), 'shadow'],
])('LC-08 a rule in a queue, where something was said %s', (_, of, expected) => {
  expect(getMode(of, HOURS)).toBe(expected);
});

test('LC-08 a case without a queue has the modes of its rules', () => {
  const of = modes('shadow', said(null, '1', 'enforce'), said('mx.hours', null, 'warn'));
  expect(getMode(of, { rule: 'mx.hours', queueId: null })).toBe('warn');
  expect(getMode(of, { rule: 'mx.party', queueId: null })).toBe('shadow');
});

test('LC-08 of two modes the stricter applies, and a mode without rule and queue applies to none', () => {
  const twice = modes('shadow', said('mx.hours', null, 'off'), said('mx.hours', null, 'enforce'));
  for (const queueId of [null, '1']) expect(getMode(twice, { rule: 'mx.hours', queueId })).toBe('enforce');
  const ofNothing = modes('enforce', said(null, null, 'off'));
  for (const queueId of [null, '1']) expect(getMode(ofNothing, { rule: 'mx.hours', queueId })).toBe('enforce');
});

test('requirements of the institution apply in every mode, except those on the words of a text', () => {
  expect([
    isPreferred({ id: 'HOUSE' }, { kind: 'not' }),
    isPreferred({ id: 'HOUSE' }, { kind: 'content' }),
    isPreferred({ id: 'MX' }, { kind: 'not' }),
    isPreferred({ id: 'MX' }, { kind: 'content' }),
  ]).toEqual([true, false, false, false]);
});

test('LC-08 to let more through is to loosen, in any queue', () => {
  const rules = ['mx.hours', 'mx.party'];
  const strict = modes('warn', said('mx.hours', null, 'enforce'));
  expect(isAnyLooser(strict, strict, rules)).toBe(false);
  expect(isAnyLooser(modes('warn'), strict, rules)).toBe(true);
  expect(isAnyLooser(modes('enforce'), strict, rules)).toBe(false);
  expect(isAnyLooser(modes('warn', ...strict.exceptions, said(null, '1', 'off')), strict, rules)).toBe(true);
  expect(isAnyLooser(modes('warn', ...strict.exceptions, said('mx.hours', '1', 'warn')), strict, rules)).toBe(true);
  expect(isAnyLooser(modes('warn', ...strict.exceptions, said('mx.party', '1', 'enforce')), strict, rules)).toBe(false);
});

test('LC-08 the strictest of some', () => {
  expect(getStrictest(['shadow', 'enforce', 'warn'])).toBe('enforce');
  expect(getStrictest(['off', 'shadow'])).toBe('shadow');
  expect(getStrictest([])).toBeUndefined();
});
