import type { AppContext } from '../../access/appContext';
import { createHttpChannel } from './createHttpChannel';
import type { PaymentChannel } from './paymentChannel';
import { createSimulatedChannel } from './createSimulatedChannel';

/** Returns the configured payment channel; undefined without one (MI-05). */
export function getChannel({ settings, now }: Pick<AppContext, 'settings' | 'now'>): PaymentChannel | undefined {
  const { paymentChannel, paymentChannelUrl, paymentChannelToken, paymentTempo } = settings;
  if (paymentChannel === 'http' && paymentChannelUrl !== undefined) {
    return createHttpChannel({ url: paymentChannelUrl, token: paymentChannelToken });
  }
  if (paymentChannel !== 'simulated') return undefined;
  const { simulatedPayments: payments, simulatedCodes: codes } = settings;
  return createSimulatedChannel({ tempo: paymentTempo, payments, codes, now });
}
