/** What the rest of the server may use of this topic. */

export { channelOf } from './channelOf';
export type { ChannelWord, CodeWord, PaymentChannel } from './paymentChannel';
