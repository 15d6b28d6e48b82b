/** What the rest of the server may use of this topic. */

export { acceptFile } from './acceptFile';
export { acceptChannelPayment } from './channelPaymentStore';
export { bookAll, startLenderWorker } from './lenderWorker';
export { startSimulatedLender } from './simulatedLender';
