import { devtoolsExport, devtoolsState } from '../support/api/devtoolsInPage';
import { recordedStore } from '../support/api/recordedStore';
import { standInBrowser } from '../support/api/standInBrowser';

const NAME = 'Xochitl Quetzalcoatl';

afterEach(() => void jest.useRealTimers());

test('TR-03 what the server says may name people: a recording has pseudonyms for that too, and keeps the codes', async () => {
  // It looks for DevTools when it is imported, in the window that the first line has made.
  await import('@reduxjs/toolkit');
  standInBrowser('http://localhost:1', { recorder: true });
  const { loginEvent } = await import('@/app/login/loginSlice');
  const { endedElsewhere } = await import('@/app/session/sessionSlice');
  const { callFailed, sessionRefused } = await import('@/api/client/apiEvents');
  const { toRefusalFailure } = await import('@/api/client/apiFailure');
  const { store, closeTabs } = await recordedStore();
  closeTabs();
  jest.useFakeTimers();
  const words = `The schedule of ${NAME} was changed meanwhile`;
  store.dispatch(callFailed({ path: 'workSchedule/save', failure: toRefusalFailure('66', words), byHand: true }));
  store.dispatch(sessionRefused({ code: '02', message: words, epoch: 0 }));
  store.dispatch(endedElsewhere(words));
  store.dispatch(loginEvent({ event: { type: 'CAPTCHA_FAIL', code: '07', text: words } }));
  store.dispatch(loginEvent({ event: { type: 'LOGIN_NO', code: '05', msg: words } }));
  const { login, notices, session } = store.getState();
  expect(login.context).toMatchObject({ code: '07', text: expect.stringMatching(/^•\d+$/u) as string });
  expect(notices.shown).toMatchObject([{ words: { text: session.endedBecause } }]);
  expect(devtoolsExport()).toContain('workSchedule/save');
  expect(JSON.stringify(devtoolsState())).not.toContain(NAME);
});
