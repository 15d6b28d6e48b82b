import { CopyButton } from './CopyButton';
import * as styles from './figures.module.css';

/** An id that a click copies. */
export function CopyableId({ id }: { readonly id: string }) {
  return (
    <span className={styles['figure']}>
      {id}
      <CopyButton text={id} />
    </span>
  );
}
