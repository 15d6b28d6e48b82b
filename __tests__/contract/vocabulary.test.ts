import { forbiddenWords, ownTexts, spokenExceptions, withoutNames } from '../support/words/vocabulary';

const texts = ownTexts();
const rules = forbiddenWords();
const exceptions = spokenExceptions();

const found = (language: string, text: string) =>
  rules.filter((rule) => rule.language === language && rule.pattern.test(withoutNames(text)));

const things = (language: string, text: string) => found(language, text).map(({ thing }) => thing);

test('GE-01 each thing has one word in each language: no text of ours holds another (docs/glossary.md)', () => {
  const faults = texts
    .filter(({ text }) => !exceptions.has(text))
    .flatMap(({ language, text, at }) =>
      found(language, text).map(({ word, thing }) => `${at}: "${text}" says "${word}" (${thing})`),
    );
  expect(faults).toEqual([]);
});

test('GE-01 the vocabulary is searched in all texts, and every exception has its text', () => {
  expect(texts.length).toBeGreaterThan(4000);
  expect(rules.length).toBeGreaterThan(100);
  const said = new Set(texts.map(({ text }) => text));
  expect([...exceptions].filter((each) => !said.has(each))).toEqual([]);
});

test('GE-01 a text with a forbidden word is found, in each language', () => {
  expect(things('en', 'The customer owes')).toEqual(['borrower']);
  expect(things('en', 'Customers')).toEqual(['borrower']);
  expect(things('en', 'Loan id')).toEqual(['loan ID']);
  expect(things('en', 'Loan ID')).toEqual([]);
  expect(things('cn', '客户姓名')).toEqual(['borrower']);
  expect(things('cn', '客户端')).toEqual([]);
  expect(things('es', 'Añadir importe')).toEqual(['amount', 'add']);
});

test("GE-01 English texts have the typewriter's quotation marks: a Chinese typeface draws the curved ones as wide as a letter", () => {
  const isCurved = /[‘’“”]/u;
  expect(texts.filter(({ language, text }) => language === 'en' && isCurved.test(text)).map(({ at }) => at)).toEqual(
    [],
  );
});
