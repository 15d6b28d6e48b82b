import { TELEPHONE_STATUSES } from '@/contract/codes/contactCodes';
import * as z from 'zod';

/** Outcome of a simulated call; NULL and BLK end without ringing (§4 call status groups). */
export type SimulatedOutcome = (typeof TELEPHONE_STATUSES)[number];

const diallers = ['simulated', 'link', 'exchange'] as const;
const tempo = 'must be a number from 0.01 to 10';
const outcomes = `must be outcomes separated by commas: ${TELEPHONE_STATUSES.join(', ')}`;

/** Rejects links that would run in the page itself instead of calling. */
const isDialLink = (link: string): boolean =>
  link.includes('{phone}') && /^[a-z][a-z\d+.-]*:/i.test(link) && !/^(javascript|data|vbscript|blob|file):/i.test(link);

const isOutcome = (text: string): text is SimulatedOutcome => TELEPHONE_STATUSES.some((each) => each === text);
const outcomesIn = (list: string): string[] => list.split(',').map((each) => each.trim());

/** Environment variables of the telephone line. */
export const lineEnvironment = {
  DIALLER: z.enum(diallers, `must be one of ${diallers.join(', ')}`).optional(),
  DIAL_LINK: z
    .string()
    .refine(isDialLink, 'must be a link with {phone} in it, such as tel:{phone}')
    .default('tel:{phone}'),
  LINE_TEMPO: z.coerce.number(tempo).min(0.01, tempo).max(10, tempo).default(1),
  SIMULATED_CALLS: z
    .string()
    .refine((list) => outcomesIn(list).every(isOutcome), outcomes)
    .optional(),
};

/** Settings for telephone calls. */
export interface LineSettings {
  /** 'simulated': no real calls; 'link': the agent's own dialer, started by a link; 'exchange': one that reports the progress of calls. */
  dialler: (typeof diallers)[number];
  /** The link that starts the agent's dialler; {phone} is the number, {call} the id of the call. */
  dialLink: string;
  /** Factor for all delays of the simulated line: 0.01 is a hundred times as fast. */
  lineTempo: number;
  /** Outcomes of simulated calls, repeated in a cycle, for tests only; without it, known proportions apply. */
  simulatedCalls?: readonly SimulatedOutcome[];
}

const lineSchema = z.object({ ...lineEnvironment, NODE_ENV: z.string().optional() });
type LineEnvironment = z.infer<typeof lineSchema>;

/** Combinations rejected in production: nobody would be called, and results of fictitious calls would be recorded. */
export const lineContradictions: { when: (read: LineEnvironment) => unknown; say: string }[] = [
  {
    when: (read) => read.NODE_ENV === 'production' && read.DIALLER === 'simulated',
    say: 'DIALLER: not simulated with NODE_ENV=production, nobody would be called',
  },
  {
    when: (read) => read.NODE_ENV === 'production' && read.SIMULATED_CALLS,
    say: 'SIMULATED_CALLS: not with NODE_ENV=production',
  },
  {
    when: (read) => read.DIALLER === 'exchange' && !read.DIAL_LINK.includes('{call}'),
    say: 'DIAL_LINK: needs {call} with DIALLER=exchange, the telephone system reports progress under this id',
  },
];

/** Settings of the line; defaults to the agent's own dialer in production and to the simulated line elsewhere, unless DIALLER is set. */
export const toDiallerSettings = (read: LineEnvironment): LineSettings => ({
  dialler: read.DIALLER ?? (read.NODE_ENV === 'production' ? 'link' : 'simulated'),
  dialLink: read.DIAL_LINK,
  lineTempo: read.LINE_TEMPO,
  ...(read.SIMULATED_CALLS && { simulatedCalls: outcomesIn(read.SIMULATED_CALLS).filter(isOutcome) }),
});
