import type { ResultName } from '@/contract/resultCodes';

/** A call that cannot be carried out, with the result code that the caller gets (§8). Thrown anywhere below a handler; the transaction is undone. */
export class Refusal extends Error {
  readonly result: ResultName;
  readonly places: Record<string, string | number>;
  readonly data: unknown;

  /** `places` fill the message's {places}; `data` is the envelope's, such as the newest version of what was out of date. */
  constructor(result: ResultName, places: Record<string, string | number> = {}, data?: unknown) {
    super(result);
    this.name = 'Refusal';
    this.result = result;
    this.places = places;
    this.data = data;
  }
}
