/** Returns a guard that compares the output of a finished actor. */
export const hasOutput =
  (output: string) =>
  ({ event }: { readonly event: object }): boolean =>
    'output' in event && event.output === output;
