import { menuCalls } from '@/contract/calls/users/menuCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Endpoints for the left menu (§7 menu/…) and other grants of the caller. */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads } = getEndpoints(build);
    return {
      menuAsideMenu: reads(menuCalls.asideMenu, ['Menu']),
      menuPermissions: reads(menuCalls.permissions, ['Menu']),
    };
  },
});

export const { useMenuAsideMenuQuery, useMenuPermissionsQuery } = menuApi;
