import { loadEntry } from '@/app/App';
import { ReplayPage } from '@/app/replay/ReplayPage';
import { rootReducer } from '@/app/rootReducer';
import { loadWorkplaceMessages } from '@/app/loadWorkplaceMessages';
import { loadManagementMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import { AntdProvider } from '@/ui/theme/AntdProvider';
import type { LoginEvent } from '@/machines/loginModel';
import { configure, fireEvent, render, screen, within } from '@testing-library/react';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 5000 });

const FIRST = rootReducer(undefined, {
  type: 'login/event',
  payload: { event: { type: 'LANG', lang: 'en' } satisfies LoginEvent },
});
const event = (happened: LoginEvent) => ({ type: 'login/event', payload: { event: happened } });

const asFile = (actions: unknown, start?: unknown): string =>
  JSON.stringify({ payload: JSON.stringify(actions), ...(start !== undefined && { preloadedState: start }) });

/** The developer's page with this file chosen. */
async function opened(text: string): Promise<void> {
  const [words, management, entry] = await Promise.all([
    loadWorkplaceMessages('en'),
    loadManagementMessages('en'),
    loadEntry('en'),
  ]);
  const ready = { ...words, messages: { ...words.messages, ...management } };
  render(
    <MessagesProvider ready={ready}>
      <AntdProvider locale={words.antdLocale} isDark={false}>
        <ReplayPage words={entry} />
      </AntdProvider>
    </MessagesProvider>,
  );
  fireEvent.change(screen.getByLabelText('Recording (JSON)'), { target: { files: [new File([text], 'state.json')] } });
}

const CRASHED = 'Something on this page went wrong';

const stage = () => screen.findByLabelText('The recorded screen');
const goTo = (step: number): void =>
  void fireEvent.change(screen.getByLabelText('Step of the recording'), { target: { value: String(step) } });

test.each([
  ['nothing in place of a slice', asFile([], { ...FIRST, login: null }), 'another app or of another version'],
  ['another shape of a slice', asFile([], { ...FIRST, recordedAddress: {} }), 'another app or of another version'],
  ['actions that are none', asFile([{ noType: true }]), 'no recorded actions'],
])('TR-03 a recording with %s gets a message', async (_, text, words) => {
  await opened(text);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test.each([
  ['an action without its contents', { type: 'login/event' }, 'its contents are missing'],
  [
    'an unknown call',
    { type: 'api/executeQuery/fulfilled', meta: { arg: { endpointName: 'gone' } } },
    'no such action',
  ],
])('TR-03 %s is told, and the other steps are shown', async (_, action, words) => {
  await opened(asFile([action, event({ type: 'CAPTCHA_OK' })], FIRST));
  const told = (await screen.findByText(/1 of 2 actions could not be played/u)).closest('[role=alert]');
  expect(told).toHaveTextContent(words);
  expect(screen.getByLabelText('Recorded actions').firstElementChild).toHaveTextContent(words);
  goTo(2);
  expect(await within(await stage()).findByLabelText('Username')).toBeInTheDocument();
});

test('TR-03 the page tells how far a recording is played', async () => {
  await opened(asFile([event({ type: 'CAPTCHA_OK' }), event({ type: 'CAPTCHA_REFRESH' })], FIRST));
  expect(await screen.findByText('Playing the recording: 0 of 2 actions')).toBeInTheDocument();
  expect(await stage()).toBeInTheDocument();
  expect(screen.queryByText(/Playing the recording/u)).not.toBeInTheDocument();
});

test('TR-03 a step that fails to render is reported, and the following steps render again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const unreadable = { ...FIRST.login.context, msg: 'login.bad', text: { no: 'text' } };
  const begun = { ...FIRST, login: { ...FIRST.login, context: unreadable } };
  await opened(
    asFile([event({ type: 'CAPTCHA_FAIL' }), event({ type: 'CAPTCHA_REFRESH' }), event({ type: 'CAPTCHA_OK' })], begun),
  );
  const crash = () => within(screen.getByLabelText('The recorded screen')).queryByText(CRASHED);
  expect(await within(await stage()).findByText(CRASHED)).toBeInTheDocument();
  goTo(3);
  await within(await stage()).findByLabelText('Username');
  expect(crash()).not.toBeInTheDocument();
  goTo(0);
  expect(await within(await stage()).findByText(CRASHED)).toBeInTheDocument();
});
