import { menuCalls } from '@/contract/calls/menuCalls';

import { api } from './api';
import { endpointsOf } from './endpointsOf';

/** The left menu (§7 menu/…) and what else the caller is granted. */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads } = endpointsOf(build);
    return {
      menuAsideMenu: reads(menuCalls.asideMenu, ['Menu']),
      menuPermissions: reads(menuCalls.permissions, ['Menu']),
    };
  },
});

export const { useMenuAsideMenuQuery, useMenuPermissionsQuery } = menuApi;
