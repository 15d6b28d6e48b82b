/** Public interface of this module for the rest of the server. */

export { acceptFile } from './intake/acceptFile';
export { bookChannelPayment } from './booking/bookChannelPayment';
export { formatCodeReference } from './booking/paidCodeStore';
export { authenticateSignedCaller } from './intake/authenticateSignedCaller';
export { lockBooking } from './booking/lenderEventStore';
export { bookAll, startLenderWorker } from './booking/lenderWorker';
export { startSimulatedLender } from './simulatedLender';
