import type { MessageChannel } from '@/contract/messageChannels';

/** Message as passed to a gateway. */
export interface GatewayMessage {
  /** Id of the record; a gateway that already knows it must not send it again. */
  readonly id: number;
  readonly institutionId: number;
  readonly channel: MessageChannel;
  readonly phone: string;
  readonly content: string;
}

/** Gateway that sends messages: the only external interface for them (CD-02). */
export interface SmsGateway {
  /**
   * Resolves when the gateway has accepted the message. Throws SmsRefused if it was certainly not sent; any other error if the
   * outcome is unknown.
   */
  send(message: GatewayMessage): Promise<{ readonly gatewayId: string }>;
}

/** Reason why a message was not sent: a code of contract/codes/messageCodes or the gateway's text. */
export class SmsRefused extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super('the message was refused');
    this.name = 'SmsRefused';
    this.reason = reason;
  }
}
