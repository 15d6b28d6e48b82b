import { type CodeTable } from './codeTable';
import { CONTACT_CHANNEL } from './contactChannel';

/** Channels of log lines: those of §4, and text messages, for which §4 has no channel code. */
export const LOG_CHANNEL = {
  ...CONTACT_CHANNEL,
  SMS: { cn: '短信', en: 'Message', es: 'Mensaje' },
} as const satisfies CodeTable;

/** Results that messages are logged with (§4). */
export const MESSAGE_RESULTS = ['MSS', 'MSF'] as const;

/** Returns the channel of a log line. On the wire, a message has the type of a call; only the result distinguishes them. */
export const toLogChannel = (type: string, result: string | null | undefined): string =>
  MESSAGE_RESULTS.some((each) => each === result) ? 'SMS' : type;
