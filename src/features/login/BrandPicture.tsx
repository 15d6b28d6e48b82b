import * as styles from './login.module.css';

const RINGS = [210, 168, 126, 84];

/** The brand's picture: rings that close, as balances do, and the tick when they have. */
export function BrandPicture() {
  return (
    <svg className={styles['picture']} viewBox="0 0 480 480" fill="none" aria-hidden>
      {RINGS.map((radius, at) => (
        <g key={radius} transform={`rotate(${-90 + at * 28} 240 240)`}>
          <circle cx="240" cy="240" r={radius} className={styles['ringTrack']} />
          <circle
            cx="240"
            cy="240"
            r={radius}
            pathLength="100"
            strokeDasharray={`${58 + at * 13} 100`}
            className={styles['ringDone']}
            opacity={0.45 + at * 0.16}
          />
        </g>
      ))}
      <g className={styles['tick']}>
        <path d="m208 242 22 22 44-50" />
      </g>
    </svg>
  );
}
