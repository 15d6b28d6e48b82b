import type { AppContext } from '../../access/appContext';
import { type SmsGateway, SmsRefused } from './smsGateway';
import { addToOutbox } from './smsWorkerStore';

/** A number with fewer digits cannot be a mobile phone, so that a failure can be seen without a real gateway. */
const DIGITS_MIN = 8;

/** The gateway where no real one is connected: it writes to sms_outbox, which can be looked at, and sends nothing. In production nobody is told that a message was sent. */
export const embeddedSmsGateway = ({
  database,
  now,
  settings,
}: Pick<AppContext, 'database' | 'now' | 'settings'>): SmsGateway => ({
  send: async ({ id, institutionId, phone, content }) => {
    if (settings.production) throw new SmsRefused('noGateway');
    if (phone.replaceAll(/\D/g, '').length < DIGITS_MIN) throw new SmsRefused('numberTooShort');
    const outboxId = await addToOutbox(database, { institutionId, smsId: id, phone, content, sentAt: now() });
    return { gatewayId: String(outboxId ?? '') };
  },
});
