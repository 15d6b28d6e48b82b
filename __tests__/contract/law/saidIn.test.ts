import { detectContent, disclosesDebt } from '@/contract/law/detectContent';

const said = (text: string) => Object.fromEntries(detectContent(text).map(({ content, words }) => [content, words]));

test.each([
  ['name', []],
  ['amount', ['debtDetails', 'debt']],
  ['days', ['debt']],
  ['app', ['creditor']],
  ['loan', ['debt']],
  ['promised', ['debt']],
  ['promisedDay', ['debt']],
  ['agent', ['identity']],
  ['institution', ['identity', 'creditor']],
])('LC-09 a text with {%s} says what stands there: %j', (place, contents) => {
  expect(said(`Hola {${place}}`)).toEqual(Object.fromEntries(contents.map((content) => [content, [`{${place}}`]])));
});

test.each([
  ['complaintDesk', 'Ombudsman: 555 0100', ['Ombudsman']],
  ['complaintDesk', 'Unidad Especializada', ['Unidad Especializada']],
  ['optOut', 'Responda BAJA', ['BAJA']],
  ['optOut', 'No recibir más', ['No recibir']],
  ['courtLook', 'A court summons', ['court', 'summons']],
  ['threat', 'A blacklist', ['blacklist']],
])('LC-09 %s: %s', (content, text, words) => {
  expect(said(text)).toEqual({ [content]: words });
});

test.each([
  ['letters with accents', 'cárcel, fiscalía, aprehensión, Policía, vergüenza, ÚLTIMA ADVERTENCIA, préstamo', 7],
  ['none of them', 'carcel, fiscalia, aprehension, policia, verguenza, ultima advertencia, prestamo', 7],
  ['several spaces, and a line between', 'past   due, past\ndue', 2],
  ['words of which only a beginning is listed', 'arrested, arresting; verguenzas', 3],
  ['one more than one', 'debts, courts, préstamos', 3],
  ['both apostrophes', "Why haven't you paid, why didn’t you pay", 2],
  ['what is listed without its ending', 'repay', 1],
])('LC-09 words are found with %s', (_, text, many) => {
  expect(detectContent(text).flatMap(({ words }) => words)).toHaveLength(many);
});

test('LC-09 combining accents hide no word, and the word is reported in its usual spelling', () => {
  expect(said('Su préstamo'.normalize('NFD'))).toEqual({ debt: ['préstamo'] });
});

test.each([
  'debtor',
  'indebted',
  'outstanding loanwords',
  'éjuez',
  'pagóle',
  'juezó',
  'pastdue',
  'Hola {deuda}, {debt}: {}',
  'deu{name}da',
])('LC-09 what only contains letters of a word says nothing: %s', (text) => {
  for (const each of [text, text.normalize('NFD')]) expect(said(each)).toEqual({});
});

test('LC-09 a brace that nothing closes hides no word', () => {
  expect(said('Hola { debt')).toEqual({ debt: ['debt'] });
});

test('LC-09 a text that says something else does not tell of a debt', () => {
  expect(['Reply STOP', 'Avisaremos al juzgado', 'Hola {agent}', 'Su deuda. Reply STOP'].map(disclosesDebt)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('LC-09 a repeated word is reported once', () => {
  expect(said('Su deuda, su deuda. {loan} {loan}')).toEqual({ debt: ['{loan}', 'deuda'] });
});

test.each([
  '$1,250.50',
  '¥5',
  '€ 20',
  '£7.00',
  'S/100',
  'S/ 1.250,50',
  'MXN 300',
  'PEN20',
  'cny 12',
  'USD 9',
  '1,250.50元',
  '30 元',
])('LC-09 an amount of money tells of a debt: %s', (amount) => {
  expect(said(`Hola: ${amount}!`)).toEqual({ debt: [amount] });
});

test.each(['12', '$', 'MXN', 'AMXN 300', 'S/ x', '元', 'USDX 9', '$  x', '12 - 元'])(
  'LC-09 what is no amount tells of none: %s',
  (text) => {
    expect(said(`Hola: ${text}!`)).toEqual({});
  },
);
