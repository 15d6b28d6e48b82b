import { type RefObject, useEffect } from 'react';

/** Keys that walk through the rows of a list; Enter then opens the row, as on any link. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

const ROW_LINKS = 'tbody tr td a[href]';

/** Returns true if the focused element uses these keys: text, a choice, a menu, a dialog. */
const HAS_OWN_KEYS =
  'input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role^=menu], [role^=tab], [role^=radio], [role=dialog] *';

const isOthers = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches(HAS_OWN_KEYS);

const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;

const getStep = (event: KeyboardEvent): 1 | -1 | undefined =>
  isPlain(event) && !isOthers(event.target) && Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;

/** The first link of each row. */
function rowLinks(list: HTMLElement): HTMLElement[] {
  const rows = new Map<Element | null, HTMLElement>();
  for (const link of list.querySelectorAll<HTMLElement>(ROW_LINKS)) {
    const row = link.closest('tr');
    if (!rows.has(row)) rows.set(row, link);
  }
  return [...rows.values()];
}

/** Returns the next link to focus: the next row, or the first one when entering the list. Does not wrap. */
function linkAfter(links: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  if (at < 0) return step === 1 ? links[0] : undefined;
  return links[Math.min(links.length - 1, Math.max(0, at + step))];
}

/** Lets arrow keys, or j and k, move between the rows of a list without tabbing through the rest of the screen. */
export function useRowKeys(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const step = getStep(event);
      const link = step && list.current && linkAfter(rowLinks(list.current), step);
      if (!link || link === document.activeElement) return;
      event.preventDefault();
      link.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, isOn]);
}
