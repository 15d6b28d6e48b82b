import { readSession } from '@/browser/session/session';

import { registerPageWork } from './unsavedWork';

/**
 * Texts that could not be saved: of an ended session, or while the server was unreachable. They stay in memory only, until the same user
 * opens the case again in this tab (CD-13).
 */
const unsaved = new Map<string, string>();
let letGo: (() => void) | undefined;

/** Lost on a reload. */
function holdWhileWaiting(): void {
  if (unsaved.size > 0) letGo ??= registerPageWork(unsaved);
  else {
    letGo?.();
    letGo = undefined;
  }
}

/** Storage name of the unsaved text of a kind on a case. Bound to the signed-in user, so that no other user can read it. */
export const toUnsavedKey = (taskId: string, kind: string): string =>
  `${readSession()?.user.id ?? ''}/${taskId}/${kind}`;

/** Stores a text until it can be saved; null removes it. */
export function storeUnsaved(name: string, content: string | null): void {
  if (content === null) unsaved.delete(name);
  else unsaved.set(name, content);
  holdWhileWaiting();
}

/** Returns the stored text. It stays stored until it is saved or discarded. */
export const readUnsaved = (name: string): string | undefined => unsaved.get(name);
