import * as z from 'zod';

/** Returns true for a valid gateway URL: http or https, without a name or password in it. */
export const isGatewayUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
};

/** Outcomes of a simulated deduction: done, refused, done after a delay, or done but only reported when queried. */
const SIMULATED_PAYMENTS = ['done', 'refused', 'late', 'silent'] as const;
/** Outcome of a simulated deduction. */
export type SimulatedPayment = (typeof SIMULATED_PAYMENTS)[number];

/** Outcomes of a simulated code: issued, issued and paid, refused, issued after a delay, or issued but only reported when queried. */
const SIMULATED_CODES = ['given', 'paid', 'refused', 'late', 'silent'] as const;
/** Outcome of a simulated code. */
export type SimulatedCode = (typeof SIMULATED_CODES)[number];

const channels = ['none', 'simulated', 'http'] as const;
const tempo = 'must be a number from 0.001 to 10';
const every = 'must be a whole number of seconds from 0 to 86400';

/** Outcomes with commas between them. */
const inTurn = <Outcome extends string>(outcomes: readonly Outcome[]) =>
  z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.enum(outcomes, `must be outcomes separated by commas: ${outcomes.join(', ')}`)))
    .optional();

/** Environment variables of the payment channel. */
export const channelEnvironment = {
  PAYMENT_CHANNEL: z.enum(channels, `must be one of ${channels.join(', ')}`).optional(),
  PAYMENT_CHANNEL_URL: z
    .string()
    .refine(isGatewayUrl, 'must be an http or https address without a name or password in it')
    .optional(),
  PAYMENT_CHANNEL_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]+$/, 'must be visible ASCII characters without spaces')
    .optional(),
  PAYMENT_TEMPO: z.coerce.number(tempo).min(0.001, tempo).max(10, tempo).default(1),
  SIMULATED_LENDER: z.coerce.number(every).int(every).min(0, every).max(86_400, every).default(0),
  SIMULATED_PAYMENTS: inTurn(SIMULATED_PAYMENTS),
  SIMULATED_CODES: inTurn(SIMULATED_CODES),
};

/** Payment channel that collects money from borrowers' accounts (MI-05). */
export interface ChannelSettings {
  /** 'none': no deductions are possible; 'simulated': no real money is collected; 'http': the institution's own channel. */
  paymentChannel: (typeof channels)[number];
  paymentChannelUrl?: string;
  paymentChannelToken?: string;
  /** Factor for all delays of the channel and of queries to it. */
  paymentTempo: number;
  /** Outcomes of simulated deductions, repeated in a cycle, for tests only; without it, known proportions apply. */
  simulatedPayments?: readonly SimulatedPayment[];
  /** Outcomes of simulated codes, like `simulatedPayments`. */
  simulatedCodes?: readonly SimulatedCode[];
  /** Seconds between two payments reported by a simulated lender; 0: no simulated lender. */
  simulatedLenderEvery: number;
}

const channelSchema = z.object({ ...channelEnvironment, NODE_ENV: z.string().optional() });
type ChannelEnvironment = z.infer<typeof channelSchema>;

/** Rejected combinations: debts would decrease without any payment. */
export const channelContradictions: { when: (read: ChannelEnvironment) => unknown; say: string }[] = [
  {
    when: (read) => read.NODE_ENV === 'production' && read.PAYMENT_CHANNEL === 'simulated',
    say: 'PAYMENT_CHANNEL: not simulated with NODE_ENV=production, nobody would pay',
  },
  {
    when: (read) => read.NODE_ENV === 'production' && read.SIMULATED_PAYMENTS,
    say: 'SIMULATED_PAYMENTS: not with NODE_ENV=production',
  },
  {
    when: (read) => read.NODE_ENV === 'production' && read.SIMULATED_CODES,
    say: 'SIMULATED_CODES: not with NODE_ENV=production',
  },
  {
    when: (read) => read.NODE_ENV === 'production' && read.SIMULATED_LENDER > 0,
    say: 'SIMULATED_LENDER: not with NODE_ENV=production, nobody would have paid',
  },
  {
    when: (read) => read.PAYMENT_CHANNEL === 'http' && read.PAYMENT_CHANNEL_URL === undefined,
    say: 'PAYMENT_CHANNEL_URL: is needed with PAYMENT_CHANNEL=http',
  },
];

/** Settings of the channel; defaults to none in production and to the simulated one elsewhere, unless PAYMENT_CHANNEL is set. */
export const toChannelSettings = (read: ChannelEnvironment): ChannelSettings => ({
  paymentChannel: read.PAYMENT_CHANNEL ?? (read.NODE_ENV === 'production' ? 'none' : 'simulated'),
  paymentTempo: read.PAYMENT_TEMPO,
  simulatedLenderEvery: read.SIMULATED_LENDER,
  ...(read.PAYMENT_CHANNEL_URL && { paymentChannelUrl: read.PAYMENT_CHANNEL_URL }),
  ...(read.PAYMENT_CHANNEL_TOKEN && { paymentChannelToken: read.PAYMENT_CHANNEL_TOKEN }),
  ...(read.SIMULATED_PAYMENTS && { simulatedPayments: read.SIMULATED_PAYMENTS }),
  ...(read.SIMULATED_CODES && { simulatedCodes: read.SIMULATED_CODES }),
});
