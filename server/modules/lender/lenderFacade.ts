/** Public interface of this module for the rest of the server. */

export { acceptFile } from './acceptFile';
export { bookChannelPayment } from './bookChannelPayment';
export { codeReference } from './paidCodeStore';
export { signedCaller } from './signedCaller';
export { lockBooking } from './lenderEventStore';
export { bookAll, startLenderWorker } from './lenderWorker';
export { startSimulatedLender } from './simulatedLender';
