declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A COPY … FROM STDIN as a stream to write the lines into. */
  export function from(text: string): Writable & Submittable;
}
