import type { AppContext } from '../../access/appContext';
import { type SmsGateway, SmsRefused } from './smsGateway';
import { addToOutbox } from './smsWorkerStore';

/** A number with fewer digits cannot be a mobile phone, so that a failure can be seen without a real gateway. */
const DIGITS_MIN = 8;

/**
 * Gateway for an installation without a real one: it writes to sms_outbox, which can be inspected, and sends nothing. In
 * production no message is reported as sent.
 */
export const createEmbeddedSmsGateway = ({
  database,
  now,
  settings,
}: Pick<AppContext, 'database' | 'now' | 'settings'>): SmsGateway => ({
  send: async ({ id, institutionId, channel, phone, content }) => {
    if (settings.production) throw new SmsRefused('noGateway');
    if (phone.replaceAll(/\D/g, '').length < DIGITS_MIN) throw new SmsRefused('numberTooShort');
    const outboxId = await addToOutbox(database, { institutionId, smsId: id, channel, phone, content, sentAt: now() });
    return { gatewayId: String(outboxId ?? '') };
  },
});
