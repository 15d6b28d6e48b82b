declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** COPY … FROM STDIN as a writable stream of lines. */
  export function from(text: string): Writable & Submittable;

  /** COPY … TO STDOUT as a readable stream. */
  export function to(text: string): Readable & Submittable;
}
