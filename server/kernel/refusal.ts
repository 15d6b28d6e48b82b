import type { ResultName } from '@/contract/resultCodes';

/** Refusal of a call with the result code for the caller (§8). Can be thrown anywhere below a handler; the transaction is rolled back. */
export class Refusal extends Error {
  readonly result: ResultName;
  readonly places: Record<string, string | number>;
  readonly data: unknown;

  /** `places` fill the message's {places}; `data` is the envelope's data, such as the newest version of an outdated record. */
  constructor(result: ResultName, places: Record<string, string | number> = {}, data?: unknown) {
    super(result);
    this.name = 'Refusal';
    this.result = result;
    this.places = places;
    this.data = data;
  }
}
