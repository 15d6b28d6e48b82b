/** The parameters that stand in the address at this moment, behind the route (RT-08). */
export const addressParams = (): URLSearchParams => new URLSearchParams(window.location.hash.split('?')[1]);
