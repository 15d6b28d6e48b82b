import { devtoolsState } from '../support/api/devtoolsInPage';
import { standInBrowser } from '../support/api/standInBrowser';

test.each([true, false])(
  'TR-03 where people are not masked, Redux DevTools sees nothing: recorder %p',
  async (recorder) => {
    jest.resetModules();
    // It looks for DevTools when it is imported, in the window that the first line has made.
    await import('@reduxjs/toolkit');
    standInBrowser('http://localhost:1', { recorder });
    const { createAppStore } = await import('@/app/store');
    const { store, closeTabs } = createAppStore();
    closeTabs();
    expect(store.getState().session.user).toBeNull();
    expect(devtoolsState).toThrow('no store was made');
  },
);
