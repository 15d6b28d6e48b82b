/** What the rest of the server may use of this topic. */

export { startSmsWorker } from './smsWorker';
