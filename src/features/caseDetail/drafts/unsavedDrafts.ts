import { readSession } from '@/browser/session';
import { holdPage } from '@/ui/unsaved/unsavedWork';

/**
 * Half-written results that could not be saved any more: of a session that ended, or while the server was away.
 * They wait in memory, and nowhere on the device, for the next time the same user opens the case in this tab (CD-13).
 */
const unsaved = new Map<string, string>();
let letGo: (() => void) | undefined;

/** A reload would lose them. */
function holdWhileWaiting(): void {
  if (unsaved.size > 0) letGo ??= holdPage(unsaved);
  else {
    letGo?.();
    letGo = undefined;
  }
}

/** Under which name the text of a kind on a case waits for whoever is signed in now; nobody else ever finds it. */
export const unsavedName = (taskId: string, kind: string): string =>
  `${readSession()?.user.id ?? ''}/${taskId}/${kind}`;

/** Lets a text wait; null takes it away. */
export function keepUnsaved(name: string, content: string | null): void {
  if (content === null) unsaved.delete(name);
  else unsaved.set(name, content);
  holdWhileWaiting();
}

/** Returns the text that waits. It waits on until it is saved or discarded. */
export const readUnsaved = (name: string): string | undefined => unsaved.get(name);
