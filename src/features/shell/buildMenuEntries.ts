import type { LocalizedText } from '@/contract/language';
import { MENU_ROUTES } from '@/contract/routes';

/** A line of the left menu. */
export interface MenuEntry {
  readonly path: string;
  readonly label: LocalizedText;
}

/** The labelled routes that are among the granted paths, in the order of §2. */
export const buildMenuEntries = (granted: readonly string[]): readonly MenuEntry[] =>
  MENU_ROUTES.filter(({ path }) => granted.includes(path)).map(({ path, menu }) => ({ path, label: menu.label }));
