/** A message as a gateway is given it. */
export interface GatewayMessage {
  /** The record's number; a gateway that knows it already must not send it again. */
  readonly id: number;
  readonly institutionId: number;
  readonly phone: string;
  readonly content: string;
}

/** Whoever carries messages: the one door to the outside (CD-02). */
export interface SmsGateway {
  /** Settles when the gateway has taken the message over; throws SmsRefused when it certainly was not sent, anything else when nobody knows. */
  send(message: GatewayMessage): Promise<{ readonly gatewayId: string }>;
}

/** The message was not sent, and this is why: a code of contract/codes/smsFailure or the gateway's own words. */
export class SmsRefused extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super('the message was refused');
    this.name = 'SmsRefused';
    this.reason = reason;
  }
}
