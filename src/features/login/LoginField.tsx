import { type ComponentProps, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './loginForm.module.css';
import type { FieldError } from './loginFields';

interface LoginFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: FieldError | undefined;
  /** Content inside the field's frame, after the text. */
  readonly within?: ReactNode;
  /** Content outside the field's frame. */
  readonly beside?: ReactNode;
}

/** A labelled input with its error under it, in the language of the moment (LG-02). */
export function LoginField({ label, hint, error, within, beside, ...input }: LoginFieldProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const below = error ? formatMessage({ id: error.id }, error.values) : hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['fieldRow']}>
        <div className={styles['inputFrame']} data-invalid={error !== undefined}>
          <input
            {...input}
            id={id}
            aria-invalid={error !== undefined}
            aria-describedby={below === undefined ? undefined : `${id}-below`}
          />
          {within}
        </div>
        {beside}
      </div>
      <div id={`${id}-below`} className={error ? styles['fieldError'] : styles['fieldHint']}>
        {below}
      </div>
    </div>
  );
}
