/** Start and end of a day or a period in the institution's time zone, both inclusive. */
export interface TimeSpan {
  readonly start: Date;
  readonly end: Date;
}
