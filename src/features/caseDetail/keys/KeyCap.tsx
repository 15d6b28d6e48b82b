import * as styles from './keys.module.css';

/** Shows a button's keyboard shortcut next to it. Hidden from screen readers, whose users find it in the list of shortcuts. */
export function KeyCap({ children }: { readonly children: string }) {
  return (
    <kbd className={styles['key']} aria-hidden>
      {children}
    </kbd>
  );
}
