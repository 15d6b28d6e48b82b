/**
 * The call that was started last in this tab. The server lets an agent have one call at a time: when it refuses another
 * one, this is the one to hang up, whatever case it belongs to. Kept in memory, an id alone.
 */
let lastStarted: string | undefined;

/** Remembers which call has the line. */
export function takeLine(phoneCallId: string): void {
  lastStarted = phoneCallId;
}

/** The call that has the line, as far as this tab knows. */
export const callOnLine = (): string | undefined => lastStarted;
