import { smsLimitCalls } from '@/contract/calls/management/smsLimitCalls';
import { screen, waitFor, within } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { ADMIN, open, press, standIn, write } from '../../support/features/screenRig';

const { smsTemplateList, smsTemplatePreview } = smsLimitCalls;
const [sample] = sampleAnswer(smsTemplateList);
if (!sample) throw new Error('no sample');

const law = { effect: 'deny', pack: 'MX@2014-10-08', source: 'DOF', article: 'Cuarta, VII' } as const;
const FINDINGS = [
  { is: 'said' as const, content: 'courtLook', words: ['juzgado', 'demanda'], ...law },
  { is: 'missing' as const, content: 'complaintDesk', words: [], ...law },
  { is: 'borrowerOnly' as const, content: 'debt', words: ['{amount}'], ...law },
  {
    is: 'borrowerOnly' as const,
    content: 'debt',
    words: ['{amount}'],
    ...law,
    pack: 'HOUSE@3',
    effect: 'warn' as const,
  },
];

test('LC-09 violations of a template are in the list, each once', async () => {
  standIn().on(smsTemplateList, [{ ...sample, findings: FINDINGS }]);
  open('/system?tab=sms', ADMIN);
  const row = (await screen.findByText('Missing: where to complain')).closest('tr');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('Says what it may not: the look of a court or authority')).toBeVisible();
  expect(within(row).getAllByText('Not to third parties: that there is a debt')).toHaveLength(1);
});

test('LC-09 while a template is written, its violating words and the article are displayed', async () => {
  standIn().on(smsTemplateList, []);
  standIn().on(smsTemplatePreview, ({ body }) => ({
    ...sampleAnswer(smsTemplatePreview),
    findings: body['content'] === 'Hola' ? [] : FINDINGS,
  }));
  open('/system?tab=sms', ADMIN);
  await press('New template');
  await write('Text', 'Una demanda en el juzgado');
  expect(await screen.findByText('juzgado · demanda')).toBeVisible();
  expect(screen.getAllByText('Mexico (MX) · DOF · Cuarta, VII')).toHaveLength(3);
  expect(screen.getByText('House rule, not law')).toBeVisible();
  await write('Text', 'Hola');
  expect(await screen.findByText('The rules have nothing against this text.')).toBeVisible();
});

test('LC-09 a server that measures no texts says nothing of them', async () => {
  const { findings: _none, ...preview } = sampleAnswer(smsTemplatePreview);
  standIn().on(smsTemplateList, []);
  standIn().on(smsTemplatePreview, preview);
  open('/system?tab=sms', ADMIN);
  await press('New template');
  await write('Text', 'Hola');
  // One is the list's column.
  await waitFor(() => expect(screen.getAllByText('Message with sample values')).toHaveLength(2));
  expect(screen.queryByText('What the rules say to it')).not.toBeInTheDocument();
});

test('CD-02 the preview of a template tells how many parts its message has', async () => {
  const text = 'á'.repeat(71);
  standIn().on(smsTemplateList, []);
  standIn().on(smsTemplatePreview, { ...sampleAnswer(smsTemplatePreview), text, length: text.length });
  open('/system?tab=sms', ADMIN);
  await press('New template');
  await write('Text', text);
  expect(await screen.findByText(/^71 .*characters, 2 parts$/u)).toBeVisible();
});
