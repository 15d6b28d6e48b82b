import { MessagesProvider } from '@/i18n/MessagesProvider';
import { loadWorkplaceMessages, type WorkplaceMessages } from '@/app/loadWorkplaceMessages';
import { AntdProvider } from '@/ui/theme/AntdProvider';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { HashRouter, Link, useLocation } from 'react-router-dom';

let words: WorkplaceMessages;
beforeAll(async () => {
  words = await loadWorkplaceMessages('en');
});
beforeEach(() => {
  history.replaceState(null, '', '#/form');
});

function Work() {
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>
        Write
      </button>
      <button type="button" onClick={() => setChanged(false)}>
        The server has saved it
      </button>
      <UnsavedNote isChanged={isChanged} />
    </>
  );
}

function Screens() {
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <Link to="/history">History</Link>
      {pathname === '/form' && <Work />}
    </>
  );
}

const open = () =>
  render(
    <MessagesProvider ready={words}>
      <AntdProvider locale={words.antdLocale} isDark={false}>
        <HashRouter>
          <Screens />
        </HashRouter>
      </AntdProvider>
    </MessagesProvider>,
  );
const stands = (at: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(at));

test('US-01 navigation during a save continues when it is complete', async () => {
  open();
  fireEvent.click(screen.getByText('Write'));
  fireEvent.click(screen.getByText('History'));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await stands('/form');
  fireEvent.click(screen.getByText('The server has saved it'));
  await stands('/history');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('US-01 unsaved input asks before it is left; a user who stays remains on the screen after a later save', async () => {
  open();
  fireEvent.click(screen.getByText('Write'));
  fireEvent.click(screen.getByText('History'));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByText('The server has saved it'));
  await stands('/form');
});

test('US-01 a form that is taken away takes its question along and leads nowhere', async () => {
  const { unmount } = open();
  fireEvent.click(screen.getByText('Write'));
  fireEvent.click(screen.getByText('History'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  unmount();
  expect(location.hash).toBe('#/form');
  open();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
