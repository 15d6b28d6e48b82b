/** What the rest of the server may use of this topic. */

export { acceptFile } from './acceptFile';
export { bookChannelPayment } from './bookChannelPayment';
export { codeReference } from './paidCodeStore';
export { signedCaller } from './signedCaller';
export { lockBooking } from './lenderEventStore';
export { bookAll, startLenderWorker } from './lenderWorker';
export { startSimulatedLender } from './simulatedLender';
