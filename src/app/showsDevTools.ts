import { settings } from '@/browser/settings';

/** Whether Redux DevTools may watch, and their recordings be replayed: while developing, and where the deployment says so (TR-03). */
export const showsDevTools = (): boolean => process.env['NODE_ENV'] !== 'production' || settings().recorder;
