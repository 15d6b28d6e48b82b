import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { LOGIN_STATE, type LoginStateCode } from '@/contract/codes/loginStateCodes';
import { useLocale } from '@/i18n/languageContext';
import { LOGIN_CHART } from '@/machines/loginChart';
import { useScrollableByKey } from '@/ui/table/useScrollableByKey';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { CHART_SIZE, getMiddle, CHART_AREAS, getEdgePath } from '@/machines/loginChartPlan';
import * as styles from './loginChart.module.css';
import type { TrailStep } from './buildTrailSteps';

const WAYS = [
  { kind: 'usual', head: styles['usualHead'] },
  { kind: 'taken', head: styles['takenHead'] },
  { kind: 'chosen', head: styles['chosenHead'] },
] as const;

interface LoginChartProps {
  readonly steps: readonly TrailStep[];
  /** Number of the selected row in the chain. */
  readonly chosen: number | undefined;
}

/** A transition between two states. */
interface ChartTransition {
  readonly from: LoginStateCode;
  readonly to: LoginStateCode;
}

const isState = (text: string | null): text is LoginStateCode => text !== null && Object.hasOwn(LOGIN_STATE, text);
const getName = ({ from, to }: ChartTransition): string => `${from} ${to}`;

const waysIn = (rows: readonly { readonly from: string | null; readonly to: string | null }[]): ChartTransition[] => {
  const ways = rows.flatMap(({ from, to }) => (isState(from) && isState(to) && from !== to ? [{ from, to }] : []));
  return [...new Map(ways.map((way) => [getName(way), way])).values()];
};

// Nearly every state can return to the form; all these lines at once would hide the others.
const USUAL_WAYS = waysIn(LOGIN_CHART).filter(
  ({ from, to }) => to !== 'form.captchaLoading' || from.startsWith('form.'),
);

/** State chart of the login machine with the path taken, generated from the machine (TR-02, TR-04). */
export function LoginChart({ steps, chosen }: LoginChartProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const scroll = useRef<HTMLDivElement>(null);
  useScrollableByKey(scroll);
  const taken = steps.filter(({ number }) => number !== null);
  const at = steps.find(({ row }) => row.seq === chosen)?.row;
  const way = taken.flatMap(({ row: { to } }) => (to === null ? [] : [getCodeLabel(LOGIN_STATE, to, language)]));
  return (
    <div ref={scroll}>
      <div className={styles['scroll']} data-scrolls>
        <div
          // An image element would require an address.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={formatMessage({ id: 'trail.login.chartOf' }, { way: way.join(' → ') })}
          className={styles['chart']}
          style={{ width: CHART_SIZE.width, height: CHART_SIZE.height }}
        >
          <Rooms />
          <Lines
            taken={waysIn(taken.map(({ row }) => row))}
            chosen={at && at.outcome === 'taken' ? waysIn([at])[0] : undefined}
          />
          {getCodeValues(LOGIN_STATE).map((state) => (
            <StateBox
              key={state}
              state={state}
              numbers={taken.filter(({ row }) => row.to === state).map(({ number }) => number ?? 0)}
              isStart={taken[0]?.row.from === state}
              isLast={taken.at(-1)?.row.to === state}
              isChosen={at?.to === state}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function Rooms() {
  const { formatMessage } = useIntl();
  return (
    ['form', 'submitting', 'singleSignOn', 'passkey', 'secondFactor', 'camera', 'provider', 'authenticated'] as const
  ).map((name) => {
    const { column, row, columns, rows } = CHART_AREAS[name];
    return (
      <div
        key={name}
        className={styles['room']}
        style={{
          left: column * CHART_SIZE.cellWidth + 4,
          top: CHART_SIZE.top + row * CHART_SIZE.cellHeight - 18,
          width: columns * CHART_SIZE.cellWidth - 8,
          height: rows * CHART_SIZE.cellHeight + (row === 0 ? 4 : 10),
        }}
      >
        {formatMessage({ id: `trail.room.${name}` })}
      </div>
    );
  });
}

function Lines({
  taken,
  chosen,
}: {
  readonly taken: readonly ChartTransition[];
  readonly chosen: ChartTransition | undefined;
}) {
  const names = new Set(taken.map(getName));
  const others = USUAL_WAYS.filter((way) => !names.has(getName(way)));
  return (
    <svg className={styles['lines']} width={CHART_SIZE.width} height={CHART_SIZE.height} aria-hidden>
      <defs>
        {WAYS.map(({ kind, head }) => (
          <marker
            key={kind}
            id={`arrow-${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="6"
            markerHeight="6"
            orient="auto-start-reverse"
          >
            <path d="M 0 0 L 8 4 L 0 8 z" className={head} />
          </marker>
        ))}
      </defs>
      {others.map((way) => (
        <path
          key={getName(way)}
          d={getEdgePath(way.from, way.to)}
          className={styles['usual']}
          markerEnd="url(#arrow-usual)"
        />
      ))}
      {taken.map((way) => {
        const kind = chosen && getName(way) === getName(chosen) ? 'chosen' : 'taken';
        return (
          <path
            key={getName(way)}
            d={getEdgePath(way.from, way.to)}
            className={kind === 'chosen' ? styles['chosen'] : styles['taken']}
            markerEnd={`url(#arrow-${kind})`}
          />
        );
      })}
    </svg>
  );
}

interface StateBoxProps {
  readonly state: LoginStateCode;
  /** Steps that led to this state. */
  readonly numbers: readonly number[];
  readonly isStart: boolean;
  readonly isLast: boolean;
  readonly isChosen: boolean;
}

function StateBox({ state, numbers, isStart, isLast, isChosen }: StateBoxProps) {
  const language = useLocale();
  const { x, y } = getMiddle(state);
  return (
    <div
      className={styles['state']}
      data-visited={numbers.length > 0 || isStart || undefined}
      data-last={isLast || undefined}
      data-chosen={isChosen || undefined}
      style={{
        left: x - CHART_SIZE.boxWidth / 2,
        top: y - CHART_SIZE.boxHeight / 2,
        width: CHART_SIZE.boxWidth,
        height: CHART_SIZE.boxHeight,
      }}
    >
      <span className={styles['words']}>
        {getCodeLabel(LOGIN_STATE, state, language).replace(/^[^:：]+[:：]\s*/u, '')}
      </span>
      {numbers.length > 0 && <span className={styles['numbers']}>{numbers.join(' · ')}</span>}
    </div>
  );
}
