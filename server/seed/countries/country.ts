import type { EDUCATION, MARITAL_STATUS } from '@/contract/codes/caseCodes';
import type { LawMode } from '@/contract/codes/lawCodes';
import type { Random } from '../random';

/** Texts to choose from. */
export type CodeChoices = readonly [string, ...string[]];

/** A product of an institution, with the range of its contract amounts in whole units of the currency. */
export interface Product {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** Parameters of a country's synthetic data. */
export interface Country {
  readonly institution: {
    readonly code: string;
    readonly name: string;
    readonly currency: string;
    readonly currencyDigits: number;
    readonly timeZone: string;
  };
  /** Share of all cases, from 0 to 1. */
  readonly share: number;
  /** Begins its loan numbers, borrower numbers and usernames. */
  readonly prefix: string;
  readonly groups: CodeChoices;
  readonly queueName: (from: number, to: number | null) => string;
  readonly personName: (random: Random) => string;
  readonly identityNumber: (random: Random) => string;
  readonly mobilePhone: (random: Random) => string;
  readonly homePhone: (random: Random) => string;
  readonly address: (random: Random) => string;
  readonly account: (random: Random) => string;
  readonly companies: CodeChoices;
  readonly occupations: CodeChoices;
  readonly maritalStatuses: readonly [keyof typeof MARITAL_STATUS, ...(keyof typeof MARITAL_STATUS)[]];
  readonly educations: readonly [keyof typeof EDUCATION, ...(keyof typeof EDUCATION)[]];
  readonly apps: CodeChoices;
  readonly merchants: CodeChoices;
  readonly products: readonly [Product, ...Product[]];
  /** Value added tax rate on interest, from 0 to 1. */
  readonly taxRate: number;
  /** Daily recovery target of an agent, in whole units. */
  readonly dailyTarget: number;
  /** Remarks of agents on calls that reached somebody. */
  readonly remarks: CodeChoices;
  /** Mode of the reviewed legal rules; absent: undecided. */
  readonly lawMode?: LawMode;
  /** Remark of an agent on a follow-up. */
  readonly followUpRemark: string;
}
