/** From when until when a day or a period lasts at the institution; both ends belong to it. */
export interface TimeSpan {
  readonly start: Date;
  readonly end: Date;
}
