import { isPlainComment, isPlainName, isPlainSubject } from '../../scripts/vocabulary.mjs';

test.each([
  ['What a table shows.', false],
  ['Returns what was asked of it.', false],
  ['Returns the rate of kept promises.', true],
  ['Names the field `told`.', true],
])('GE-05 a comment is read as plain English or not: %s', (comment, expected) => {
  expect(isPlainComment(comment)).toBe(expected);
});

test.each([
  ['ratesOf', '= () => 1', false],
  ['AskedRule', '= string', false],
  ['BEHAVIOUR_LIST', '= {}', false],
  ['calculateRates', '= () => 1', true],
  ['listHouseholds', '= () => 1', true],
])('GE-05 an exported name has standard words or not: %s', (name, declaration, expected) => {
  expect(isPlainName(name, declaration)).toBe(expected);
});

test.each([
  ['fix(cases): match names without accents', true],
  ['cases: what a surname is found by', false],
  [`fix(cases): ${'match names '.repeat(8)}`, false],
])('GE-05 a commit subject has the form of CONTRIBUTING.md or not: %s', (subject, expected) => {
  expect(isPlainSubject(subject)).toBe(expected);
});
