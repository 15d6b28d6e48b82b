import { menuCalls } from '@/contract/calls/menuCalls';

import { api } from './api';
import { endpointsOf } from './endpointsOf';

/** The left menu (§7 menu/…). */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    menuAsideMenu: endpointsOf(build).reads(menuCalls.asideMenu, ['Menu']),
  }),
});

export const { useMenuAsideMenuQuery } = menuApi;
