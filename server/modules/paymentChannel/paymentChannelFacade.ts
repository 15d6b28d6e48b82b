/** What the rest of the server may use of this topic. */

export { getChannel } from './getChannel';
export type { ChannelStatusUpdate, CodeStatusUpdate, PaymentChannel } from './paymentChannel';
