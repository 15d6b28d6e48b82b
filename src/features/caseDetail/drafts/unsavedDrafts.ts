import { readSession } from '@/browser/session';

/**
 * Half-written results that could not be saved any more: of a session that ended, or while the server was away.
 * They wait in memory, and nowhere on the device, for the next time the same user opens the case in this tab (CD-13).
 */
const unsaved = new Map<string, string>();

/** Under which name the text of a kind on a case waits for whoever is signed in now; nobody else ever finds it. */
export const unsavedName = (taskId: string, kind: string): string =>
  `${readSession()?.user.id ?? ''}/${taskId}/${kind}`;

/** Lets a text wait; null takes it away. */
export function keepUnsaved(name: string, content: string | null): void {
  if (content === null) unsaved.delete(name);
  else unsaved.set(name, content);
}

/** The text that waits, which is given once. */
export function takeUnsaved(name: string): string | undefined {
  const content = unsaved.get(name);
  unsaved.delete(name);
  return content;
}
