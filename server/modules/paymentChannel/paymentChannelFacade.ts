/** Public interface of this topic. */

export { getChannel } from './getChannel';
export type { ChannelStatusUpdate, CodeStatusUpdate, PaymentChannel } from './paymentChannel';
