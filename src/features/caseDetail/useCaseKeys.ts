import { useEffect } from 'react';

/** Keys of the case screen while nothing is being typed. */
export const CASE_KEYS = { next: 'n', previous: 'p', record: 'r', list: 'l' } as const;

interface CaseKeyActions {
  readonly goNext: () => void;
  readonly goPrevious: () => void;
  readonly goList: () => void;
  readonly focusRecord: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=radio]), textarea, select, [role=combobox], [role=dialog] *'));

/** One key each: next and previous case, the result form, the list. */
export function useCaseKeys({ goNext, goPrevious, goList, focusRecord }: CaseKeyActions): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      [CASE_KEYS.next]: goNext,
      [CASE_KEYS.previous]: goPrevious,
      [CASE_KEYS.record]: focusRecord,
      [CASE_KEYS.list]: goList,
    };
    const onKey = (event: KeyboardEvent) => {
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [goNext, goPrevious, goList, focusRecord]);
}
