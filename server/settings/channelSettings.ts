import * as z from 'zod';
import { isGatewayUrl } from './gatewayUrl';

/** How a simulated deduction goes: taken, refused, taken after a while, or taken without a word until it is asked about. */
export const SIMULATED_PAYMENTS = ['done', 'refused', 'late', 'silent'] as const;
/** How a simulated deduction goes. */
export type SimulatedPayment = (typeof SIMULATED_PAYMENTS)[number];

/** How a simulated code goes: given, given and paid, refused, given after a while, or given without a word until it is asked about. */
export const SIMULATED_CODES = ['given', 'paid', 'refused', 'late', 'silent'] as const;
/** How a simulated code goes. */
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

/** The settings of the payment channel as the environment holds them. */
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

/** Who takes money from borrowers' accounts (MI-05). */
export interface ChannelSettings {
  /** 'none': nobody, nothing can be deducted; 'simulated': a channel that takes nobody's money; 'http': the institution's own. */
  paymentChannel: (typeof channels)[number];
  paymentChannelUrl?: string;
  paymentChannelToken?: string;
  /** All times of the channel and of asking it again are multiplied by this. */
  paymentTempo: number;
  /** How the simulated channel's deductions go, in turn, for tests only; by the known proportions without it. */
  simulatedPayments?: readonly SimulatedPayment[];
  /** The same for its codes. */
  simulatedCodes?: readonly SimulatedCode[];
  /** Seconds between two payments of which a simulated lender tells; 0: there is none. */
  simulatedLenderEvery: number;
}

const channelSchema = z.object({ ...channelEnvironment, NODE_ENV: z.string().optional() });
type ChannelEnvironment = z.infer<typeof channelSchema>;

/** What cannot be: debts would fall without any money. */
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

/** The channel's settings; in production none, elsewhere the simulated one, unless PAYMENT_CHANNEL says otherwise. */
export const channelSettings = (read: ChannelEnvironment): ChannelSettings => ({
  paymentChannel: read.PAYMENT_CHANNEL ?? (read.NODE_ENV === 'production' ? 'none' : 'simulated'),
  paymentTempo: read.PAYMENT_TEMPO,
  simulatedLenderEvery: read.SIMULATED_LENDER,
  ...(read.PAYMENT_CHANNEL_URL && { paymentChannelUrl: read.PAYMENT_CHANNEL_URL }),
  ...(read.PAYMENT_CHANNEL_TOKEN && { paymentChannelToken: read.PAYMENT_CHANNEL_TOKEN }),
  ...(read.SIMULATED_PAYMENTS && { simulatedPayments: read.SIMULATED_PAYMENTS }),
  ...(read.SIMULATED_CODES && { simulatedCodes: read.SIMULATED_CODES }),
});
