import { institutionalManagementCalls } from '@/contract/calls/users/institutionalManagementCalls';
import { loginLimitCalls } from '@/contract/calls/users/loginLimitCalls';
import { smsLimitCalls } from '@/contract/calls/management/smsLimitCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { ADMIN, open, press, standIn, write } from '../../support/features/screenRig';

const { whiteList, whiteListCheck, whiteListUpdate } = loginLimitCalls;
const { addSmsTemplate, smsTemplateList } = smsLimitCalls;
const { addInstitution, institution } = institutionalManagementCalls;

const wrongField = (label: string): Promise<void> =>
  waitFor(() => expect(screen.getByLabelText(label, { selector: 'textarea, input' })).toBeInvalid());

test('SY-01 an invalid entry of the whitelist is marked at the field, and reported once', async () => {
  standIn().on(whiteList, { ...sampleAnswer(whiteList), whiteList: '', systemWhiteList: '' });
  standIn().on(whiteListCheck, ({ body }) => ({
    ...sampleAnswer(whiteListCheck),
    wrong: body['whiteList'] === 'nowhere' ? ['nowhere'] : [],
    includesYou: true,
    outside: [],
  }));
  standIn().refuse(whiteListUpdate, 'Out of order');
  open('/system?tab=whitelist', ADMIN);
  await write('Addresses and ranges', 'nowhere');
  await wrongField('Addresses and ranges');
  expect(screen.getAllByText('Not an address or range: nowhere')).toHaveLength(1);
  await write('Addresses and ranges', '10.0.0.0/8');
  await waitFor(() => expect(screen.getByLabelText('Addresses and ranges')).toBeValid());
  await waitFor(() => expect(screen.getByText('Save').closest('button')).toBeEnabled());
  await press('Save');
  await wrongField('Addresses and ranges');
});

test('SY-01 words of a template that the server refuses are marked at the field until they are changed', async () => {
  standIn().on(smsTemplateList, []);
  standIn().refuse(addSmsTemplate, 'At most 160 characters', '33');
  open('/system?tab=sms', ADMIN);
  await press('New template');
  await write('Name', 'Long');
  await write('Text', 'x'.repeat(200));
  fireEvent.click(screen.getAllByText('Save').at(-1)?.closest('button') ?? document.body);
  await wrongField('Text');
  expect(screen.getAllByText('At most 160 characters').length).toBeGreaterThan(0);
  await write('Text', 'short');
  expect(screen.getByLabelText('Text')).toBeValid();
});

test('IN-01 the code of a new institution that is taken is marked at the field', async () => {
  const [one] = sampleAnswer(institution);
  if (!one) throw new Error('no sample');
  standIn().on(institution, [{ ...one, parentId: null, name: 'Top', currency: 'MXN', timeZone: 'America/Lima' }]);
  standIn().refuseTelling(addInstitution, '54', { fields: ['code'] });
  open('/system?tab=institutions', ADMIN);
  await press('Add an institution below');
  await write('Code', 'taken');
  for (const [label, value] of [
    ['Username', 'new.admin'],
    ['E-mail', 'new@example.test'],
  ] as const) {
    await write(label, value);
  }
  for (const field of screen.getAllByLabelText(/^Name/u, { selector: 'input' })) {
    fireEvent.change(field, { target: { value: 'Somebody' } });
  }
  fireEvent.click(screen.getAllByText('Add an institution below').at(-1)?.closest('button') ?? document.body);
  expect(await screen.findByText('Taken already')).toBeVisible();
  await wrongField('Code');
});
