import * as z from 'zod/mini';
import { time } from '../../schemas';

/** User and time of the last change. */
export const lastChange = z.nullable(z.object({ userName: z.string(), time }));

export type LastChange = z.output<typeof lastChange>;
