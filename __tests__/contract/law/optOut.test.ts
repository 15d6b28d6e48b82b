import { isOptOut } from '@/contract/law/optOut';

test.each([
  'STOP',
  'stop.',
  ' Stop ',
  'STOP ALL',
  'Alto',
  '¡ALTO!',
  'alto por favor',
  'BAJA',
  'Baja, gracias',
  'no más',
  'UNSUBSCRIBE',
  'Unsubscribe me please',
  '退订',
  '请退订',
  '回复退订',
  'TD',
  'T',
  '停止',
  '“STOP”',
  'stop 🙏',
])('LC-05 the reply %j ends messages', (text) => {
  expect(isOptOut(text)).toBe(true);
});

test.each([
  'Ya pagué ayer',
  'I will pay on Friday, do not stop my plan',
  'Hablo más tarde',
  'end of the month',
  'Cancel my appointment',
  'Tengo 2 hijos',
  '我明天还款',
  'N/A 555',
  '',
  '👍',
])('LC-05 the reply %j ends nothing', (text) => {
  expect(isOptOut(text)).toBe(false);
});
