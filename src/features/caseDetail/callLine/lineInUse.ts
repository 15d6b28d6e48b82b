/**
 * The last call started in this tab. The server allows one call per agent: if it refuses another one, this is the call to hang up, whatever
 * its case. Only the id is stored, in memory.
 */
let lastStarted: string | undefined;

/** Stores the id of the call that occupies the line. */
export function takeLine(phoneCallId: string): void {
  lastStarted = phoneCallId;
}

/** Returns the call that occupies the line, as far as this tab knows. */
export const callOnLine = (): string | undefined => lastStarted;
