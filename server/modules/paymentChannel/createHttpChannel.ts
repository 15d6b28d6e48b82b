import { sendToChannel, type ChannelRequest, type HttpChannel } from './channelRequest';
import { parseCodeStatus } from './parseCodeStatus';
import { parseDeductionReply } from './parseDeductionReply';
import type {
  ChannelStatusUpdate,
  CodeOrder,
  CodeStatusUpdate,
  DeductionOrder,
  PaymentChannel,
} from './paymentChannel';

type HttpChannelInput = Pick<ChannelRequest, 'method' | 'body'>;

const deductionBody = ({ key, loanNo, account, amount, currency, goodUntil }: DeductionOrder): object => ({
  key,
  loanId: loanNo,
  account,
  amount,
  currency,
  goodUntil: goodUntil.toISOString(),
});

const codeBody = ({ key, loanNo, purpose, place, amount, currency, goodUntil }: CodeOrder): object => ({
  key,
  loanId: loanNo,
  purpose,
  payChannel: place,
  amount,
  currency,
  goodUntil: goodUntil.toISOString(),
});

/** Creates a channel with an HTTP interface (docs/payment-channel.md): {url}/deductions/{key} and {url}/codes/{key}. */
export function createHttpChannel(channel: HttpChannel): PaymentChannel {
  const ofDeduction = async (order: DeductionOrder, input: HttpChannelInput): Promise<ChannelStatusUpdate> => {
    const reply = await sendToChannel(channel, { of: 'deductions', key: order.key, ...input });
    return reply.said === 'words' ? parseDeductionReply(reply.text, order) : reply;
  };
  const ofCode = async (order: CodeOrder, input: HttpChannelInput): Promise<CodeStatusUpdate> => {
    const reply = await sendToChannel(channel, { of: 'codes', key: order.key, ...input });
    return reply.said === 'words' ? parseCodeStatus(reply.text, order) : reply;
  };
  return {
    deduct: (order) => ofDeduction(order, { method: 'POST', body: deductionBody(order) }),
    deduction: (order) => ofDeduction(order, { method: 'GET' }),
    requestCode: (order) => ofCode(order, { method: 'POST', body: codeBody(order) }),
    code: (order) => ofCode(order, { method: 'GET' }),
    withdrawCode: (order) => ofCode(order, { method: 'DELETE' }),
  };
}
