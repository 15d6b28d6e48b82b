import { api } from '@/api/client/api';
import { UNREAD_DISPLAY_MAX } from '@/contract/limits';
import { AnnouncementBar } from '@/features/shell/AnnouncementBar';
import { truncateCount, truncateText } from '@/ui/announcement/AnnouncementLine';
import { buildMenuEntries } from '@/features/shell/buildMenuEntries';
import { NoticeTicker } from '@/features/shell/NoticeTicker';
import { ScoreBox } from '@/features/shell/ScoreBox';
import { SideMenu } from '@/features/shell/SideMenu';
import { Watermark } from '@/ui/screen/Watermark';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { draw, serveAnnouncements, shellServer } from '../support/features/shellRig';

let server: ForeignServer;
beforeAll(async () => {
  server = await shellServer();
});
afterAll(() => server.close());

test('RT-05 the menu shows the labelled routes that the server grants, in the order of the specification', async () => {
  const onPrefetch = jest.fn();
  draw(
    <SideMenu
      entries={buildMenuEntries(['/myTasks', '/nowhere'])}
      icons={{}}
      isNarrow={false}
      onPrefetch={onPrefetch}
    />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['My Tasks']);
  await userEvent.hover(screen.getByRole('link', { name: 'My Tasks' }));
  // RT-07: its screen is fetched before the click.
  expect(onPrefetch).toHaveBeenCalledWith('/myTasks');
});

test('SH-03 the notices of the language scroll, and can be stopped', async () => {
  server.on('/prod/msg/queryAnnouncementMsg', (reply, seen) =>
    getEnvelope('00', [{ content: `notice in ${new URL(seen.url, server.origin).searchParams.get('country')}` }])(
      reply,
      seen,
    ),
  );
  const { inLanguage } = draw(<NoticeTicker />);
  expect(await screen.findByText('notice in en')).toBeVisible();
  inLanguage('es');
  expect(await screen.findByText('notice in es')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Detener el aviso' }));
  expect(screen.getByRole('button', { name: 'Reanudar el aviso' })).toBeVisible();
});

test('SH-04 a text is cut at 50 characters, no character in two; the count reads 99+ above 99', () => {
  expect(truncateText('𠮷'.repeat(50), 50)).toBe('𠮷'.repeat(50));
  expect(truncateText('𠮷'.repeat(51), 50)).toBe(`${'𠮷'.repeat(50)}…`);
  expect([truncateCount(99, UNREAD_DISPLAY_MAX), truncateCount(100, UNREAD_DISPLAY_MAX)]).toEqual(['99', '99+']);
});

test('SH-05 the dialog: counter, fields, previous, next, attention on the last; each one is marked read', async () => {
  const names = ['Ana', 'Bea', 'Carla', 'Dora', 'Eva', 'Fina', 'Gala', 'Hilda', 'Inés', 'Juana', 'Karla', 'Lola'];
  const marked = serveAnnouncements(server, names);
  draw(<AnnouncementBar />);
  expect(await screen.findByText(/^Ana: x+…$/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('1 / 12')).toBeInTheDocument();
  expect(within(dialog).getByText('Called Ana at night')).toBeInTheDocument();
  expect(within(dialog).getByText('AB******0')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (let at = 2; at <= names.length; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /Next/u })).toBeEnabled());
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(within(dialog).getByRole('button', { name: /Next/u }));
    // oxlint-disable-next-line no-await-in-loop
    await within(dialog).findByText(`${at} / 12`);
  }
  await waitFor(() => expect(marked).toHaveLength(12));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Previous' }));
  expect(await within(dialog).findByText('Called Karla at night')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: /Next/u }));
  await userEvent.click(await within(dialog).findByRole('button', { name: /Attention/u }));
  await waitFor(() => expect(screen.queryByText(/^Ana/u)).not.toBeInTheDocument());
  expect(marked).toHaveLength(12);
}, 60_000);

test('SH-05 next is disabled while marking, and a failed mark can be tried again', async () => {
  serveAnnouncements(server, ['Ana', 'Bea']);
  let answer: (() => void) | undefined;
  server.on('/prod/msg/updateReadMsg', (reply, seen) => {
    answer = () => getEnvelope('99', null, 'no')(reply, seen);
  });
  draw(<AnnouncementBar />);
  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: /Next/u })).toBeDisabled();
  answer?.();
  await within(dialog).findByText('This could not be marked as read.');
  expect(within(dialog).getByRole('button', { name: /Next/u })).toBeDisabled();
  server.on('/prod/msg/updateReadMsg', getEnvelope('00'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: /Next/u })).toBeEnabled());
}, 40_000);

test('SH-05 when the next page of announcements does not come, the dialog says so and asks again', async () => {
  const names = Array.from({ length: 11 }, (_, at) => `Nr${at + 1}`);
  serveAnnouncements(server, names);
  draw(<AnnouncementBar />);
  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  const dialog = await screen.findByRole('dialog');
  const next = () => within(dialog).getByRole('button', { name: /Next/u });
  for (let at = 2; at <= 10; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    await waitFor(() => expect(next()).toBeEnabled());
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(next());
    // oxlint-disable-next-line no-await-in-loop
    await within(dialog).findByText(`${at} / 11`);
  }
  server.on('/prod/msg/queryMsg', getEnvelope('99', null, 'no'));
  await waitFor(() => expect(next()).toBeEnabled());
  await userEvent.click(next());
  await within(dialog).findByText('The next ones could not be loaded.');
  expect(next()).toBeDisabled();
  const last = { msgId: '11', name: 'Nr11', idNo: 'x', irregularities: 'Late', processResult: 'Warned' };
  const page = { result: [{ ...last, base64Image: null, content: 'Nr11', label: null }], totalCount: 1 };
  server.on('/prod/msg/queryMsg', getEnvelope('00', page));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('11 / 11')).toBeInTheDocument();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: /Attention/u })).toBeEnabled());
}, 60_000);

test('SH-05 the dialog stays while the last one is read, though none is unread any more', async () => {
  const marked = serveAnnouncements(server, ['Ana']);
  const { store } = draw(<AnnouncementBar />);
  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(marked).toHaveLength(1));
  // Simulates an event from the live connection.
  act(() => void store.dispatch(api.util.invalidateTags(['Announcements'])));
  await waitFor(() => expect(screen.queryByText(/^Ana: x+…$/u)).not.toBeInTheDocument());
  expect(within(dialog).getByText('Called Ana at night')).toBeInTheDocument();
});

const SCORES = {
  taskCount: 44,
  settleTaskCount: 3,
  settleTaskRate: 6.8,
  payableAmount: 414_699.19,
  actualReceivedAmount: 9000,
  actualReceivedRate: 2.2,
  purpose: 18_410,
  finishPurposeRate: 48.9,
  ranking: 5,
};

test('SH-06 the results box shows nine figures and refreshes on demand', async () => {
  server.on('/prod/achievementBoard/queryAgentAchievement', getEnvelope('00', SCORES));
  draw(<ScoreBox agentId="7" />);
  expect(await screen.findByText("Today's results")).toBeVisible();
  for (const figure of ['44', '3', '6.8%', '414,699.19', '9,000.00', '2.2%', '18,410.00', '48.9%', 'No. 5']) {
    expect(screen.getByText(figure)).toBeVisible();
  }
  server.on('/prod/achievementBoard/queryAgentAchievement', getEnvelope('00', { ...SCORES, taskCount: 43 }));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the results' }));
  expect(await screen.findByText('43')).toBeVisible();
});

test('SH-06 the results box hides when the server answers -2', async () => {
  server.on('/prod/achievementBoard/queryAgentAchievement', getEnvelope(-2));
  const { store } = draw(<ScoreBox agentId="8" />);
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'));
  expect(screen.queryByText("Today's results")).not.toBeInTheDocument();
});

const layer = () => document.querySelector<HTMLElement>('[data-watermark]');

test('SH-07 the watermark has an opacity of 0.15 and comes back when it is deleted or hidden', async () => {
  const { unmount } = render(<Watermark name="Ana <López>" photo={null} ink="#000000" />);
  expect(layer()?.style.opacity).toBe('0.15');
  layer()?.remove();
  await waitFor(() => expect(layer()).not.toBeNull());
  layer()?.style.setProperty('display', 'none');
  await waitFor(() => expect(layer()?.style.display).toBe(''));
  layer()?.removeAttribute('style');
  await waitFor(() => expect(layer()?.style.opacity).toBe('0.15'));
  expect(document.querySelectorAll('[data-watermark]')).toHaveLength(1);
  unmount();
  expect(layer()).toBeNull();
});
