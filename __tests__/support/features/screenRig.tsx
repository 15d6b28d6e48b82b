import { LazyConfirmPassword } from '@/app/shell/lazyShellParts';
import { SCREENS } from '@/app/screens';
import { createAppStore } from '@/app/store';
import { loginEvent } from '@/app/login/loginSlice';
import { loadWorkplaceMessages, type WorkplaceMessages } from '@/app/loadWorkplaceMessages';
import { clearSession, writeSession } from '@/browser/session/session';
import type { User } from '@/contract/entities/users/user';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import { AntdProvider } from '@/ui/theme/AntdProvider';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';

import { NoLine } from '../api/apiRig';
import { type ContractServer, contractServer } from '../contractServer';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const person = (role: string, more: Partial<User> = {}): User => ({
  id: '7',
  name: 'Ana López',
  username: 'ana',
  role,
  currency: 'MXN',
  institutionId: '1',
  ...more,
});

/** Users of a screen. */
export const AGENT = person('member', { longAging: true });
export const LEADER = person('leader');
export const ADMIN = person('admin');
export const AUDITOR = person('auditor');

/** Displays the router's address for the test. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Returns the current address. */
export const address = (): string => screen.getByTestId('address').textContent;

let words: WorkplaceMessages;
let server: ContractServer;
const drawn: (() => void)[] = [];

function closeAll(): void {
  for (const close of drawn.splice(0)) close();
}

/** jsdom does not know the element, antd's sticky scroll bar measures after the test's own steps, and a busy machine makes the store's checks of development slow. */
const NOISE = /is unrecognized in this browser|StickyScrollBar|Middleware took/u;

/** Everything else that is written to the console stays. */
function quieten(name: 'error' | 'warn'): void {
  const tell = console[name].bind(console);
  jest.spyOn(console, name).mockImplementation((...said: unknown[]) => {
    if (!NOISE.test(said.map(String).join(' '))) tell(...said);
  });
}

/** The stand-in for fetch of the running test. */
export const standIn = (): ContractServer => server;

beforeAll(async () => {
  words = await loadWorkplaceMessages('en');
  Object.assign(globalThis, { WebSocket: NoLine });
  // Without a layout there is no place to scroll to, and no file to save.
  URL.createObjectURL = () => 'blob:one';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  quieten('error');
  quieten('warn');
  server = contractServer();
  Object.assign(globalThis, { fetch: server.fetch });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  closeAll();
  clearSession();
  jest.restoreAllMocks();
});

/** Opens a screen by its address with the real router, store, slices and messages; the third parameter adds a part of the shell. */
export function open(at: string, user: User = AGENT, beside?: ReactNode): void {
  closeAll();
  location.hash = at;
  writeSession({ user, token: 'token-of-the-tab' });
  const { store, closeTabs } = createAppStore();
  store.dispatch(loginEvent({ event: { type: 'RESTORED' } }));
  const { unmount } = render(
    <Provider store={store}>
      <MessagesProvider ready={words}>
        <AntdProvider locale={words.antdLocale} isDark={false}>
          <CurrentUserContext value={user}>
            <HashRouter>
              <Routes>
                {SCREENS.map(({ path, Screen }) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
              </Routes>
              {beside}
              <LazyConfirmPassword />
              <Address />
            </HashRouter>
          </CurrentUserContext>
        </AntdProvider>
      </MessagesProvider>
    </Provider>,
  );
  drawn.push(() => {
    unmount();
    closeTabs();
  });
}

/** A button by its words: by role each look at antd's tree takes a second on a busy machine. */
export const button = async (name: string | RegExp): Promise<HTMLElement> => {
  const found = await screen.findByText(name, { selector: 'button, button *' });
  const whole = found.closest('button');
  if (!whole) throw new Error(`no button ${String(name)}`);
  return whole;
};

/** Clicks a button. */
export const press = async (name: string | RegExp): Promise<void> => void fireEvent.click(await button(name));

/** Writes into a field. */
export async function write(label: string | RegExp, value: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
  fireEvent.change(field, { target: { value } });
  return field;
}
