import type { ContentRule, LawRule, RuleScope } from '@/contract/law/lawPack';
import { lintText } from '@/contract/law/lintText';
import { given, givenPack } from '../../support/law/ownRule';

const DAY = '2026-07-15';
const TELLS = 'Hola {name}: su deuda';
const TELLS_NOTHING = 'Hola {name}';

const rule = (content: Partial<ContentRule>, on?: RuleScope): LawRule =>
  given({ kind: 'content', require: [], forbid: [], ...content }, on && { on });
const foundBy = (text: string, ...rules: readonly LawRule[]) =>
  lintText([givenPack({ rules })], text, DAY).map(({ is, content }) => `${is} ${content}`);

test.each<[string, RuleScope | undefined, string[]]>([
  ['everybody', undefined, ['said debt']],
  ['messages', { channel: ['sms'] }, ['said debt']],
  ['messages and calls', { channel: ['call', 'sms'] }, ['said debt']],
  ['calls', { channel: ['call'] }, []],
  ['borrowers', { role: ['borrower'] }, ['said debt']],
  ['what is collected', { purpose: ['collect'] }, ['said debt']],
  ['relatives', { role: ['relative'] }, ['borrowerOnly debt']],
  ['where somebody is', { purpose: ['locate'] }, ['borrowerOnly debt']],
  ['borrowers whom nobody wants to pay', { role: ['borrower'], purpose: ['locate'] }, ['borrowerOnly debt']],
])('LC-09 a rule on %s against a text that tells of the debt', (_, on, found) => {
  expect(foundBy(TELLS, rule({ forbid: ['debt'] }, on))).toEqual(found);
  expect(foundBy(TELLS_NOTHING, rule({ forbid: ['debt'] }, on))).toEqual([]);
});

test.each<[string, { on?: RuleScope; tells: boolean; hides: boolean }]>([
  ['everybody', { tells: true, hides: true }],
  ['borrowers', { on: { role: ['borrower'] }, tells: true, hides: false }],
  ['what is collected', { on: { purpose: ['collect'] }, tells: true, hides: false }],
  ['where somebody is', { on: { purpose: ['locate'] }, tells: false, hides: true }],
  ['people nobody knows', { on: { role: ['unknown'] }, tells: false, hides: true }],
])('LC-09 what has to be said to %s is missed in a text that is for them', (_, { on, tells, hides }) => {
  const asks = rule({ require: ['optOut'] }, on);
  expect(foundBy(TELLS, asks)).toEqual(tells ? ['missing optOut'] : []);
  expect(foundBy(TELLS_NOTHING, asks)).toEqual(hides ? ['missing optOut'] : []);
  expect(foundBy(`${TELLS}. Reply STOP`, asks)).toEqual([]);
});

test('LC-09 findings of a rule list forbidden content before missing content, in the order of the rules', () => {
  const rules = [rule({ require: ['optOut', 'identity'], forbid: ['threat', 'debt'] }), rule({ forbid: ['debt'] })];
  expect(foundBy(TELLS, ...rules)).toEqual(['said debt', 'missing optOut', 'missing identity', 'said debt']);
});

test('LC-09 rules on anything but words have nothing against a text', () => {
  expect(foundBy(TELLS, given({ kind: 'not', facts: [] }), given({ kind: 'party', allow: [] }))).toEqual([]);
});

test('LC-09 a finding is complete without a known source; packs of other dates are ignored', () => {
  const nameless = given(
    { kind: 'content', require: ['optOut'], forbid: ['debt'] },
    { source: 'gone', effect: 'warn' },
  );
  const packs = [givenPack({ rules: [nameless] }), givenPack({ rules: [rule({ forbid: ['debt'] })], to: DAY })];
  const named = { effect: 'warn', pack: 'XX@1', source: '', article: '1' };
  expect(lintText(packs, TELLS, DAY)).toEqual([
    { is: 'said', content: 'debt', words: ['deuda'], ...named },
    { is: 'missing', content: 'optOut', words: [], ...named },
  ]);
  expect(lintText([givenPack({ rules: [rule({ forbid: ['debt'] })] })], TELLS, DAY)).toMatchObject([
    { source: 'The text' },
  ]);
});
