import * as z from 'zod/mini';
import { mainCall } from '../../call';

/** Embedded lookup of the caller's address (AP-07). A setting selects another service. */
export const publicIpCalls = {
  publicIp: mainCall({
    method: 'GET',
    path: 'public-ip',
    answer: z.object({ ip: z.string() }),
    who: 'anyone',
    rows: 'none',
    storeless: true,
    raw: true,
    quiet: true,
    chosenByUs: true,
    means: "Returns the caller's address for the record of behavior.",
  }),
};
