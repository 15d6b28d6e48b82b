/** State of the login machine as one string: its path, such as `form.editing`. */
export type LoginPlace =
  | `form.${'captchaLoading' | 'captchaFailed' | 'editing'}`
  | `submitting.${'key' | 'posting'}`
  | `camera.${'intro' | 'requesting' | 'preview' | 'drawing' | 'verifying' | 'error'}`
  | `provider.${'loading' | 'running' | 'checking' | 'recheck'}`
  | `authenticated.${'active' | 'loggedOutDialog' | 'leaving'}`;

/** The places of one part of the machine. */
export type PlaceIn<Part extends string> = Extract<LoginPlace, `${Part}.${string}`>;

/** Returns true if a state is within a part of the machine. */
export const isIn = <Part extends string>(place: LoginPlace, part: Part): place is PlaceIn<Part> =>
  place.startsWith(`${part}.`);
