import type { OwnSession } from '@/contract/entities/users/ownAccount';
import { OwnSessionsDialog } from '@/features/shell/account/OwnSessionsDialog';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { draw, shellServer } from '../support/features/shellRig';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const LIST = '/prod/login/ownSessions';
const END = '/prod/login/endOwnSessions';

const session = (id: string, more: Partial<OwnSession> = {}): OwnSession => ({
  id,
  isThis: false,
  waitsForFaceCheck: false,
  since: '2026-11-22T08:00:00.000Z',
  lastUsed: '2026-11-22T09:30:00.000Z',
  address: '10.0.0.7',
  browser: 'Chrome 156',
  system: 'Windows',
  ...more,
});
const here = session('1', { isThis: true });

let server: ForeignServer;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());

/** Serves the sessions, removes an ended one, and records the ids that the client requests to end. */
function serve(sessions: OwnSession[]) {
  const asked: unknown[] = [];
  const open = new Map(sessions.map((one) => [one.id, one]));
  server.on(LIST, (reply, seen) => getEnvelope('00', [...open.values()])(reply, seen));
  server.on(END, (reply, seen) => {
    const { id } = JSON.parse(seen.body) as { id: string | null };
    asked.push(id);
    const going = [...open.keys()].filter((key) => (id === null ? key !== here.id : key === id));
    for (const key of going) open.delete(key);
    getEnvelope('00', { ended: going.length })(reply, seen);
  });
  return asked;
}

/** The question before all others end; antd gives every dialog of a test the same id, so not by its name. */
async function question() {
  const title = await screen.findByText('End all other sessions?');
  const dialog = title.closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error('no dialog');
  return within(dialog);
}

const items = () => screen.getAllByRole('listitem');

test('SE-06 7.5.2 the dialog says that it loads, why it failed, and tries again', async () => {
  server.on(LIST, getEnvelope('99', null, 'Out of order'));
  draw(<OwnSessionsDialog onClose={jest.fn()} />);
  expect(await screen.findByLabelText('Loading…')).toBeInTheDocument();
  expect(await screen.findByText('Out of order')).toBeVisible();
  serve([here]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You are signed in here and nowhere else.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^End/u })).not.toBeInTheDocument();
});

test('SE-06 7.5.2 one session ends by its button, the list is refetched and retains the focus', async () => {
  const asked = serve([here, session('2', { browser: null, system: null }), session('3', { waitsForFaceCheck: true })]);
  draw(<OwnSessionsDialog onClose={jest.fn()} />);
  await screen.findByText('Unknown browser');
  expect(items()).toHaveLength(3);
  const [own, , half] = items();
  if (!own || !half) throw new Error('no sessions');
  expect(within(own).getByText('This session')).toBeVisible();
  expect(within(own).queryByRole('button')).not.toBeInTheDocument();
  expect(within(half).getByText('Waiting for the face check')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^End Unknown browser, signed in/u }));
  await waitFor(() => expect(items()).toHaveLength(2));
  expect(asked).toEqual(['2']);
  expect(screen.getByText('1 session ended.')).toBeVisible();
  expect(screen.getByRole('list')).toHaveFocus();
});

test('SE-06 7.4.3 all others end only after asking; cancelled, nothing is sent', async () => {
  const asked = serve([here, session('2'), session('3')]);
  draw(<OwnSessionsDialog onClose={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  const ask = await question();
  expect(ask.getByText('2 sessions are signed out at once. This one stays.')).toBeInTheDocument();
  await userEvent.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'End all others' }));
  const again = await question();
  await userEvent.click(again.getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('2 sessions ended. You are signed in here and nowhere else.')).toBeVisible();
  expect(asked).toEqual([null]);
});
