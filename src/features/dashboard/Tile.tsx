import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import * as styles from './dashboard.module.css';

interface TileProps {
  readonly name: string;
  readonly value: string;
  /** Link to the list of the cases behind the figure. */
  readonly to?: string | undefined;
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
}

/** Figure in a box with a link to its data. */
export function Tile({ name, value, to, children, aside }: TileProps) {
  return (
    <section className={styles['tile']} aria-label={name}>
      <h2 className={styles['tileName']}>{to === undefined ? name : <Link to={to}>{name}</Link>}</h2>
      <span className={styles['value']}>{value}</span>
      {children}
      {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
    </section>
  );
}
