import { lawCalls } from '@/contract/calls/management/lawCalls';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { ADMIN, open, press, standIn } from '../../support/features/screenRig';

const { settings, mode } = lawCalls;
const EXCEPTION = { rule: 'mx.hours', queueId: null, mode: 'enforce' } as const;
const usual: LawSettings = {
  packs: ['MX'],
  mode: 'warn',
  exceptions: [EXCEPTION],
  reviews: [],
  own: { version: 0, rules: [] },
  lastChange: null,
};
const words = /^Only in these hours: Every day 07:00–22:00\. \(mx\.hours\) · All queues: Refuses$/u;

test('LC-08 a rule with a separate mode is displayed in words; removing it asks for a confirmation if more becomes lawful', async () => {
  standIn().on(settings, usual);
  standIn().on(mode, null);
  open('/system?tab=law&view=mode', ADMIN);
  expect(await screen.findByText(words)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Remove: Only in these hours/u }));
  await press('Save');
  expect(await screen.findByText('Loosen the rules?')).toBeVisible();
  expect(standIn().asked(mode)).toHaveLength(0);
  await press('Loosen');
  await waitFor(() => expect(standIn().asked(mode)).toMatchObject([{ body: { mode: 'warn', exceptions: [] } }]));
});

test('LC-08 what is added has a rule or a queue, and is sent with the mode', async () => {
  standIn().on(settings, { ...usual, exceptions: [] });
  standIn().on(mode, null);
  open('/system?tab=law&view=mode', ADMIN);
  const add = await screen.findByRole('button', { name: 'Add' });
  expect(add).toBeDisabled();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Rule' }));
  fireEvent.click(await screen.findByText(/^mx\.parties · /u));
  fireEvent.click(add);
  await press('Save');
  const asked = { mode: 'warn', exceptions: [{ rule: 'mx.parties', queueId: null, mode: 'warn' }] };
  await waitFor(() => expect(standIn().asked(mode)).toMatchObject([{ body: asked }]));
});

test('LC-08 a server with one mode for all rules receives no other', async () => {
  const { exceptions: _none, ...older } = usual;
  standIn().on(settings, older);
  open('/system?tab=law&view=mode', ADMIN);
  expect(await screen.findByText('What the rules do to calls and messages')).toBeVisible();
  expect(screen.queryByText('Rules and queues with a mode of their own')).not.toBeInTheDocument();
});
