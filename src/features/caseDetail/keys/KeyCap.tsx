import * as styles from './keyCap.module.css';

/** The key that does the same, small beside its button; whoever does not see it hears it from the list of keys. */
export function KeyCap({ children }: { readonly children: string }) {
  return (
    <kbd className={styles['key']} aria-hidden>
      {children}
    </kbd>
  );
}
