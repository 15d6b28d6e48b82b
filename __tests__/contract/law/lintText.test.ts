import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks } from '@/contract/law/selectPacks';
import { lintText } from '@/contract/law/lintText';
import { detectContent, disclosesDebt } from '@/contract/law/detectContent';

const DAY = '2026-11-23';

const foundBy = (pack: string, text: string): string[] =>
  lintText(selectPacks(ALL_PACKS, [pack]), text, DAY)
    .filter((finding) => finding.pack.startsWith(`${pack}@`))
    .map(({ is, content }) => `${is} ${content}`);

const getWords = (text: string) =>
  Object.fromEntries(detectContent(text).map(({ content, words }) => [content, words]));

describe('LC-09 what a text tells', () => {
  test.each([
    ['es', 'Su préstamo tiene 12 días de atraso.', ['préstamo', 'atraso']],
    ['es without accents', 'Su prestamo esta vencido', ['prestamo', 'vencido']],
    ['en', 'Your loan is past due', ['loan', 'past due']],
    ['cn', '您的借款已逾期，请还款', ['借款', '逾期', '还款']],
    ['a place of a template', 'Hola {name}: {amount}', ['{amount}']],
    ['an amount of money', 'Hola María: $1,250.50', ['$1,250.50']],
    ['an amount in yuan', '王小明您好：1250.50元', ['1250.50元']],
  ])('a debt (%s)', (_, text, words) => {
    expect(disclosesDebt(text)).toBe(true);
    expect(getWords(text)['debt']).toEqual(words);
  });

  test.each([
    ['es', 'Buen día. Por favor, pida a {name} que se comunique con {agent} de {institution}. Gracias.'],
    ['en', 'Good day. Please ask {name} to call {agent}, at 5 p.m. or later. It is a moral duty to be courteous.'],
    ['cn', '【{institution}】您好，麻烦转告{name}尽快与{agent}联系，谢谢。'],
  ])('nothing of a debt (%s)', (_, text) => {
    expect(getWords(text)).not.toMatchObject({ debt: expect.anything() });
  });

  test.each([
    ['courtLook', 'Procederemos a una demanda ante el juzgado', ['demanda', 'juzgado']],
    ['courtLook', 'We have called the police', ['police']],
    ['courtLook', '否则我们将向法院起诉', ['法院', '起诉']],
    ['threat', 'Avisaremos a su familia', ['su familia']],
    ['threat', 'Pay, or else', ['or else']],
    ['threat', '后果自负', ['后果自负']],
    ['defaultReason', '¿Por qué no pagó?', ['Por qué no pagó']],
    ['defaultReason', 'Why haven’t you paid?', ['Why haven’t you paid']],
    ['defaultReason', '为什么没有还？', ['为什么没有还']],
    ['optOut', 'Reply STOP to end', ['STOP']],
    ['optOut', '回T退订', ['回T', '退订']],
    ['complaintDesk', 'Quejas: 55 5555 0100', ['Quejas']],
    ['complaintDesk', '投诉电话', ['投诉']],
  ])('%s: %s', (content, text, words) => {
    expect(getWords(text)[content]).toEqual(words);
  });
});

const TOLD = 'Hola {name}, {institution}: {amount}. Quejas: 55 5555 0100';
const PASSED_ON = 'Buen día. Pida a {name} que llame a {agent} de {institution}.';

describe('LC-09 what rules have against it', () => {
  test('Mexico requires lender, collector, amount and complaint office in a text to a borrower', () => {
    expect(foundBy('MX', TOLD)).toEqual([]);
    expect(foundBy('MX', 'Pague su préstamo')).toEqual([
      'missing identity',
      'missing creditor',
      'missing debtDetails',
      'missing complaintDesk',
    ]);
  });
  test('Mexico: a message through a third person requires nothing that reveals the debt', () => {
    expect(foundBy('MX', PASSED_ON)).toEqual([]);
  });
  test('Mexico, Peru, Brazil: no threat and no look of a court', () => {
    const text = `${TOLD} o habrá embargo y avisaremos a su jefe`;
    for (const pack of ['MX', 'PE', 'BR']) expect(foundBy(pack, text)).toEqual(['said courtLook', 'said threat']);
  });
  test('China: a text that tells of the debt is not for third parties', () => {
    expect(foundBy('CN', '【{institution}】{name}您好，待还{amount}')).toEqual(['borrowerOnly debt']);
    expect(foundBy('CN', '【{institution}】您好，麻烦转告{name}尽快与{agent}联系')).toEqual([]);
  });
  test('United States: who writes, and how to stop it', () => {
    const text = '{institution} about your loan {loan}';
    expect(foundBy('US', text)).toEqual(['borrowerOnly debt', 'missing optOut']);
    expect(foundBy('US', `${text}. Reply STOP to end`)).toEqual(['borrowerOnly debt']);
  });
  test('Colombia: no reason is required', () => {
    expect(foundBy('CO', '¿Motivo de su atraso?')).toEqual(['said defaultReason']);
  });
  test('a finding names the words, the article and its source', () => {
    expect(lintText(selectPacks(ALL_PACKS, ['MX']), `${TOLD} juzgado`, DAY)).toContainEqual({
      is: 'said',
      content: 'courtLook',
      words: ['juzgado'],
      effect: 'deny',
      pack: 'MX@2014-10-08',
      source: expect.stringContaining('CONDUSEF'),
      article: 'Cuarta, VII',
    });
  });
  test('the institution requires discretion where no pack does; a pack of another period requires nothing', () => {
    const house = lintText(selectPacks(ALL_PACKS, []), 'Su deuda', DAY);
    expect(house).toMatchObject([{ is: 'borrowerOnly', content: 'debt', pack: 'HOUSE@3', effect: 'warn' }]);
    expect(lintText(selectPacks(ALL_PACKS, ['MX']), 'Pague su préstamo', '2014-10-07').map(({ pack }) => pack)).toEqual(
      ['HOUSE@3'],
    );
  });
});
