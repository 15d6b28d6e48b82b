import type { AppContext } from '../../access/appContext';
import { httpChannel } from './httpChannel';
import type { PaymentChannel } from './paymentChannel';
import { simulatedChannel } from './simulatedChannel';

/** Returns the configured payment channel; undefined without one (MI-05). */
export function getChannel({ settings, now }: Pick<AppContext, 'settings' | 'now'>): PaymentChannel | undefined {
  const { paymentChannel, paymentChannelUrl, paymentChannelToken, paymentTempo } = settings;
  if (paymentChannel === 'http' && paymentChannelUrl !== undefined) {
    return httpChannel({ url: paymentChannelUrl, token: paymentChannelToken });
  }
  if (paymentChannel !== 'simulated') return undefined;
  const { simulatedPayments: payments, simulatedCodes: codes } = settings;
  return simulatedChannel({ tempo: paymentTempo, payments, codes, now });
}
