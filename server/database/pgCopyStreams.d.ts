declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** COPY … FROM STDIN as a writable stream of lines. */
  export function from(text: string): Writable & Submittable;
}
