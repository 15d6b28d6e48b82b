import type { EDUCATION } from '@/contract/codes/education';
import type { LawMode } from '@/contract/codes/lawMode';
import type { MARITAL_STATUS } from '@/contract/codes/maritalStatus';
import type { Random } from './random';

/** Texts to choose from. */
export type Choices = readonly [string, ...string[]];

/** A product of an institution, with the range of its contract amounts in whole units of the currency. */
export interface Product {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** What a country's synthetic data is made of. */
export interface Country {
  readonly institution: {
    readonly code: string;
    readonly name: string;
    readonly currency: string;
    readonly currencyDigits: number;
    readonly timeZone: string;
  };
  /** Part of all cases, of 1. */
  readonly share: number;
  /** Begins its loan numbers, borrower numbers and usernames. */
  readonly prefix: string;
  readonly groups: Choices;
  readonly queueName: (from: number, to: number | null) => string;
  readonly personName: (random: Random) => string;
  readonly identityNumber: (random: Random) => string;
  readonly mobilePhone: (random: Random) => string;
  readonly homePhone: (random: Random) => string;
  readonly address: (random: Random) => string;
  readonly account: (random: Random) => string;
  readonly companies: Choices;
  readonly occupations: Choices;
  readonly maritalStatuses: readonly [keyof typeof MARITAL_STATUS, ...(keyof typeof MARITAL_STATUS)[]];
  readonly educations: readonly [keyof typeof EDUCATION, ...(keyof typeof EDUCATION)[]];
  readonly apps: Choices;
  readonly merchants: Choices;
  readonly products: readonly [Product, ...Product[]];
  /** Value added tax on interest, of 1. */
  readonly taxRate: number;
  /** What an agent should recover on a day, in whole units. */
  readonly dailyTarget: number;
  /** What agents write under a call that reached somebody. */
  readonly remarks: Choices;
  /** What the reviewed rules of law do; without it nobody has decided. */
  readonly lawMode?: LawMode;
  /** What an agent writes down who is to call again. */
  readonly followUpRemark: string;
}
