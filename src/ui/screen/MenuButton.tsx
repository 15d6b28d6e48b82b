import { Button } from 'antd';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import * as styles from './menuButton.module.css';

/** A line of a menu. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Marks the chosen item of a set; omitted if the menu has no choice. */
  readonly isChosen?: boolean;
}

interface MenuButtonProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly title?: string;
  /** Content of the button. */
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  /** The chosen action is in progress. */
  readonly isBusy?: boolean;
  /** Shown above the items and not selectable. */
  readonly about?: ReactNode;
  readonly items: readonly MenuItem[];
  readonly onChoose: (key: string) => void;
}

type Lines = NodeListOf<HTMLElement>;

/** Returns the next item to focus, by key (WAI-ARIA menu). Wraps at both ends; a letter finds an item by its first letter. */
function lineAfter(lines: Lines, at: number, key: string): HTMLElement | undefined {
  const { length } = lines;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % length,
    ArrowUp: (at + length - 1) % length,
    Home: 0,
    End: length - 1,
  };
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  if (place !== undefined) return lines[place];
  const after = [...lines].slice(at + 1);
  const begins = (line: HTMLElement): boolean => line.textContent.toLowerCase().startsWith(key.toLowerCase());
  return key.length === 1 && key !== ' ' ? [...after, ...lines].find(begins) : undefined;
}

/** Button with a small menu (WAI-ARIA menu button). antd's Dropdown is as large as the rest of the header. */
export function MenuButton({ label, title, children, icon, isBusy = false, about, items, onChoose }: MenuButtonProps) {
  const id = useId();
  const whole = useRef<HTMLSpanElement>(null);
  const menu = useMenu(whole);
  const choose = (key: string): void => {
    menu.close();
    onChoose(key);
  };
  return (
    <span ref={whole} className={styles['whole']} onBlur={menu.onBlur}>
      <Button
        type="text"
        icon={icon}
        loading={isBusy}
        aria-label={label}
        title={title}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        {...(menu.isOpen && { 'aria-controls': id })}
        onClick={menu.toggle}
        onKeyDown={menu.onButtonKey}
      >
        {children}
      </Button>
      {menu.isOpen && (
        <div className={styles['panel']}>
          {about !== undefined && <div className={styles['about']}>{about}</div>}
          <div id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={menu.onMenuKey}>
            {items.map((item) => (
              <MenuLine key={item.key} item={item} onChoose={() => choose(item.key)} />
            ))}
          </div>
        </div>
      )}
    </span>
  );
}

function MenuLine({ item, onChoose }: { readonly item: MenuItem; readonly onChoose: () => void }) {
  const chosen =
    item.isChosen === undefined
      ? ({ role: 'menuitem' } as const)
      : ({ role: 'menuitemradio', 'aria-checked': item.isChosen } as const);
  return (
    <button type="button" {...chosen} tabIndex={-1} className={styles['line']} onClick={onChoose}>
      {item.icon}
      {item.label}
    </button>
  );
}

const linesIn = (whole: HTMLElement): Lines => whole.querySelectorAll<HTMLElement>('[role^=menuitem]');

/** Manages the open state, and the keys of the button and its menu. */
function useMenu(whole: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<'first' | 'last' | false>(false);
  useEffect(() => {
    const lines = opened && whole.current ? [...linesIn(whole.current)] : [];
    const chosen = lines.find((line) => line.ariaChecked === 'true');
    (chosen ?? lines.at(opened === 'last' ? -1 : 0))?.focus();
  }, [opened, whole]);
  const close = (): void => {
    setOpened(false);
    whole.current?.querySelector('button')?.focus();
  };
  return {
    isOpen: opened !== false,
    close,
    toggle: () => setOpened(opened ? false : 'first'),
    /** Closes on a click outside or on Tab. */
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      if (!whole.current?.contains(relatedTarget)) setOpened(false);
    },
    onButtonKey: (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpened(event.key === 'ArrowUp' ? 'last' : 'first');
    },
    onMenuKey: (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
      const lines = whole.current && linesIn(whole.current);
      const at = lines ? [...lines].findIndex((line) => line === document.activeElement) : -1;
      const line = lines && lineAfter(lines, at, event.key);
      if (!line) return;
      event.preventDefault();
      line.focus();
    },
  };
}
