import { isPlainComment, isPlainName, isPlainSubject } from '../../scripts/vocabulary.mjs';

test.each([
  ['What a table shows.', false],
  ['Returns what was asked of it.', false],
  ['Returns the rate of kept promises.', true],
  ['Names the field `told`.', true],
])('PC-01 GE-05 a comment is read as plain English or not: %s', (comment, expected) => {
  expect(isPlainComment(comment)).toBe(expected);
});

test.each([
  ['ratesOf', false],
  ['BASE_OF', false],
  ['AskedRule', false],
  ['Found', false],
  ['Moving', false],
  ['intentKey', false],
  ['BEHAVIOUR_LIST', false],
  ['calculateRates', true],
  ['listHouseholds', true],
  ['FoundCase', true],
  ['Recording', true],
])('PC-01 GE-05 an exported name has standard words or not: %s', (name, expected) => {
  expect(isPlainName(name)).toBe(expected);
});

test.each([
  ['fix(cases): match names without accents', true],
  ['cases: what a surname is found by', false],
  [`fix(cases): ${'match names '.repeat(8)}`, false],
])('PC-01 GE-05 a commit subject has the form of CONTRIBUTING.md or not: %s', (subject, expected) => {
  expect(isPlainSubject(subject)).toBe(expected);
});
