import { writeSession } from '@/browser/session/session';
import type { Contact } from '@/contract/entities/cases/contact';
import { CallPreparation } from '@/features/caseDetail/contacts/CallPreparation';
import { CLOCK } from '@/i18n/locale';
import { screen } from '@testing-library/react';

import { AGENT } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { LOAN_ITEM } from '../support/features/deductRig';
import { draw, shellServer } from '../support/features/shellRig';

const { task } = LOAN_ITEM;

const LOCAL_TIME = new Intl.DateTimeFormat('en', {
  ...CLOCK,
  timeZone: 'America/Mexico_City',
});

const person = (name: string, lastCallStatus: string | null, lastCallTime: string | null): Contact => ({
  id: name,
  relation: 'R01',
  name,
  phone: '***1234',
  lastCallResult: lastCallStatus && 'ND',
  lastCallStatus,
  lastCallTime,
});

let server: ForeignServer;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());

const show = (contacts: readonly Contact[], more: Partial<typeof task>) => {
  server.on(`/prod/task/userContacts/${task.id}`, getEnvelope('00', contacts));
  writeSession({ user: AGENT, token: 'token-of-the-tab' });
  draw(<CallPreparation task={{ ...task, ...more }} />);
};

test('CD-05 before a call: the time there, the calls of today, and who was reached last', async () => {
  const contacts = [
    person('Ana', 'CNCT', '2026-11-01T10:00:00.000Z'),
    person('Berta', 'CNCT', '2026-11-02T10:00:00.000Z'),
    person('Carla', 'NOA', '2026-11-03T10:00:00.000Z'),
  ];
  show(contacts, { attemptsToday: 3, timeZone: 'America/Mexico_City' });
  expect(await screen.findByTitle(/^Last reached: Berta, \*+1234, /u)).toHaveTextContent('last reached: Berta');
  expect(screen.getByText('3 calls today')).toBeVisible();
  const shown = screen.getByTitle(/\(Mexico City\)$/u).textContent;
  // A new minute may have started since the screen rendered.
  const now = Date.now();
  expect([now - 60_000, now].map((time) => `${LOCAL_TIME.format(time)} there`)).toContain(shown);
});

test('CD-05 AP-03 of a server that tells no zone and no calls the time is unknown, and nothing is made up', async () => {
  show([person('Carla', 'NOA', '2026-11-03T10:00:00.000Z')], {});
  expect((await screen.findAllByText('time unknown'))[0]).toBeVisible();
  expect(screen.queryByText(/today/u)).not.toBeInTheDocument();
  expect(screen.queryByText(/reached|answers|–/u)).not.toBeInTheDocument();
});
