import { findLink, findPhoneInText } from '../../../server/modules/messages/findLink';

const LINKS = [
  'Visite http://phish.example y pague',
  'HTTPS://BANCO.MX/PAGO',
  'hxxps://evil.test',
  'pague en bit.ly/3xYz',
  'wa.me/5215512345678',
  'www.banco',
  'escriba a pagos@banco.com.mx',
  'banco-pagos.com',
  'entre a 185.12.33.4:8080/pago',
  'http : / / banco',
  // Full width, mathematical and circled letters; dots that are none.
  'ｂａｎｃｏ．ｃｏｍ',
  '𝐛𝐚𝐧𝐜𝐨.𝐜𝐨𝐦',
  'ⓑⓐⓝⓒⓞ.ⓒⓞⓜ',
  'banco。com',
  'banco｡com',
  'banco․com',
  'banco‧com',
  'banco·com',
  // Nothing to be seen in between: zero-width blank and joiner, soft hyphen, word joiner, marks, right-to-left mark.
  'banco\u200B.\u200Bcom',
  'ban\u200Dco.c\u00ADom',
  'banco\u2060.\u2060com',
  'b\u0332anco.co\u0301m',
  'banco.\u200Fcom',
  'h\u200Bttp:/\u200B/x',
  // Cyrillic and Greek letters that are read as Latin ones.
  'bаnco.соm',
  'bancο.cοm',
  'һttр:⁄⁄banco',
  'http∶∕∕banco',
  // An address in words, brackets and blanks.
  'banco[.]com',
  'banco (dot) com',
  'banco {punto} com',
  'banco punto com',
  'banco dot mx',
  'banco . com',
  'banco点com',
  'phish,com',
  'p h i s h . c o m',
];

test.each(LINKS)('CD-02 1.2.2 a link or what is read as one: %s', (text) => {
  expect(findLink(`Estimado cliente, ${text} hoy.`)).toBeDefined();
  expect(findLink(text)).toBeDefined();
});

const WORDS = [
  'Hola.',
  'Pago de a 1 o 2 y 3 a 5 días, compare y decida',
  'Compare,comente,pense: hoy',
  'Su saldo es $1,250.50 MXN. Pague hoy, por favor.',
  'Adeuda 1.234.567.890 pesos',
  'S.A. de C.V. a las 9 a.m. o 5 p.m.',
  'EE.UU.',
  'Está a punto de vencer; llegó a tal punto que es urgente',
  'Tel: 55 1234 5678, ext. 12. WhatsApp: +52 55 1234 5678',
  'Vence el 12.11.2026 a las 10:30',
  'Hoy…mañana no',
  'Pague 50/50, y/o el total; cuenta 012/345',
  '您好，请于下午3点前还款。谢谢您的配合。公司会再联系您。',
  'Sr.Pérez: llame hoy',
  'версия 2.0 готова. Спасибо',
  'Please pay 10.5 % by Nov.20',
];

test.each(WORDS)('CD-02 no link: %s', (text) => {
  expect(findLink(text)).toBeUndefined();
});

test.each([
  'WhatsApp +1 415 555 0123',
  'tel:+525512345678',
  'llame al 900 123',
  '55-1234-5678',
  '(55) 1234 5678',
  '５５１２３４５６７８',
  '5 5 1 2 3 4 5 6 7 8',
  'llame al 800 123 4567',
  '请致电 95588',
])('CD-02 a telephone number: %s', (text) => {
  expect(findPhoneInText(`Estimado cliente, ${text} hoy.`, 'MX')).toBeDefined();
});

test.each([
  'Adeuda 1.234.567.890 pesos',
  'Vence el 12.11.2026 a las 10:30',
  'cuenta 012345678901234567',
  'Su saldo es $1,250.50 MXN. Pague hoy, por favor.',
  'folio MX10001785',
  'Sr.Pérez: llame hoy antes de las 5',
  '您好，请于下午3点前还款。',
])('CD-02 no telephone number: %s', (text) => {
  expect(findPhoneInText(text, 'MX')).toBeUndefined();
});
