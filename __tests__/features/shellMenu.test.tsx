import { UserMenu } from '@/features/shell/UserMenu';
import { AppHeader } from '@/features/shell/AppHeader';
import type { ShellUser } from '@/features/shell/shellUser';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { draw, shellServer } from '../support/features/shellRig';

let server: ForeignServer;
beforeAll(async () => {
  server = await shellServer();
  server.on('/prod/msg/queryAnnouncementMsg', getEnvelope('00', [{ content: 'The shift ends at five' }]));
});
afterAll(() => server.close());

const user: ShellUser = { id: '7', name: 'Ana', role: 'member', institutionName: 'Recuperadora', groupName: 'Norte' };

const header = (changes: Partial<Parameters<typeof AppHeader>[0]> = {}) => {
  const onLanguage = jest.fn();
  const drawn = draw(
    <AppHeader
      user={user}
      photo={null}
      language="en"
      colorChoice="dark"
      isLineLost={false}
      isOffline={false}
      showAnnouncement={false}
      Alerts={() => null}
      onLanguage={onLanguage}
      onColorChoice={jest.fn()}
      onSessions={jest.fn()}
      onFactors={jest.fn()}
      onPalette={jest.fn()}
      onLogout={jest.fn()}
      {...changes}
    />,
  );
  return { ...drawn, onLanguage };
};

test('SH-02 the menu behind the name opens by key, says who is signed in, and lets go of the focus', async () => {
  const onLogout = jest.fn();
  const onSessions = jest.fn();
  const onFactors = jest.fn();
  draw(<UserMenu user={user} photo={null} onSessions={onSessions} onFactors={onFactors} onLogout={onLogout} />);
  const button = screen.getByRole('button', { name: 'Ana, account menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Change password' })).toHaveFocus();
  expect(screen.getByText('Member · Norte · Recuperadora')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  expect(onSessions).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);
});

const line = (name: string) => screen.getByRole('menuitemradio', { name });

test('SH-01 GE-02 the language menu: arrows go around, letters and ends lead to a line, the chosen one is marked', async () => {
  const { onLanguage } = header();
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  expect(line('English')).toBeChecked();
  expect(line('Español')).not.toBeChecked();
  await userEvent.keyboard('{Home}');
  expect(line('中文')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(line('Español')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(line('中文')).toHaveFocus();
  await userEvent.keyboard('e');
  expect(line('English')).toHaveFocus();
  await userEvent.keyboard('e');
  expect(line('Español')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onLanguage).toHaveBeenCalledWith('es');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('GE-02 a menu closes when the focus goes elsewhere', async () => {
  header();
  await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('CD-13 without a server the header says so once and calmly; a lost line alone says less', async () => {
  const { unmount } = header({ isLineLost: true });
  expect(screen.getByRole('status')).toHaveTextContent('Live updates paused');
  expect(await screen.findByText('The shift ends at five')).toBeVisible();
  unmount();
  header({ isLineLost: true, isOffline: true });
  expect(screen.getByRole('status')).toHaveTextContent(/^No connection\. What you type is kept; reconnecting…$/u);
});
