import type { ReactNode } from 'react';

import * as styles from '../users.module.css';

/** Some fields of a form under a heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles['section']}>
      <legend>{title}</legend>
      <div className={styles['fields']}>{children}</div>
    </fieldset>
  );
}
