import { bulkMessageCalls } from '@/contract/calls/cases/bulkMessageCalls';
import { olderSmsCalls } from '@/contract/calls/older/olderSmsCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { LEADER, open, press, standIn } from '../../support/features/screenRig';

const { bulkList, bulkPlan, bulkRun, bulkStop } = bulkMessageCalls;
const [template] = sampleAnswer(olderSmsCalls.templates);
const [message] = sampleAnswer(bulkList).messages;
if (!template || !message) throw new Error('no samples');
const running = { ...message, id: '7', templateName: 'Reminder', channel: 'sms', state: 'waiting', total: 3, done: 1 };
const outcomes = [
  { outcome: 'now', rule: '', count: 2 },
  { outcome: 'later', rule: 'MX mx.messageHours (Cuarta)', count: 1 },
];

test('CD-02 a leader tries a template on the filtered cases, starts it and stops it', async () => {
  standIn().on(olderSmsCalls.templates, [{ ...template, id: '5', name: 'Reminder' }]);
  standIn().on(bulkList, { channels: ['sms'], messages: [] });
  standIn().on(bulkPlan, { total: 3, outcomes, cost: null });
  standIn().on(bulkRun, running);
  standIn().on(bulkStop, null);
  open('/case/list?status=C10', LEADER);
  await press(/^Filters/u);
  await press('Send messages');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Template' }));
  fireEvent.click(await screen.findByTitle('Reminder'));
  await press('Try without sending');
  expect(await screen.findByText('MX mx.messageHours (Cuarta)')).toBeVisible();
  standIn().on(bulkList, { channels: ['sms'], messages: [{ ...running, outcomes }] });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Send messages' })).at(-1) ?? document.body);
  await waitFor(() => expect(standIn().asked(bulkRun)[0]?.body).toMatchObject({ expected: 3, templateId: '5' }));
  expect(standIn().asked(bulkRun)[0]?.body).toMatchObject({ filters: { status: 'C10' }, channel: 'sms' });
  expect(await screen.findByText('1 of 3 cases')).toBeVisible();
  await press('Stop');
  await waitFor(() => expect(standIn().asked(bulkStop)[0]?.body).toEqual({ id: '7' }));
});
