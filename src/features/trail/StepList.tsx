import type { CodeTable } from '@/contract/codes/codeTable';
import { COMPANY_CONFIRMATION_RESULT } from '@/contract/codes/singleSignOnCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { LOGIN_STATE } from '@/contract/codes/loginStateCodes';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { TRAIL_EVENT } from '@/contract/codes/trailCodes';
import { USER_CHANGE } from '@/contract/codes/userCodes';
import type { TrailRow } from '@/contract/entities/users/trail';
import { CLOCK } from '@/i18n/locale';
import { useLocale } from '@/i18n/languageContext';
import { Tag } from 'antd';
import { FormattedMessage, FormattedTime } from 'react-intl';

import { SessionEndReason } from './trailColumns';
import * as styles from './trail.module.css';
import type { TrailStep } from './buildTrailSteps';

interface StepListProps {
  readonly steps: readonly TrailStep[];
  readonly chosen: number | undefined;
  readonly onChoose: (seq: number | undefined) => void;
}

/** List of all steps; the selected step is highlighted in the chart. */
export function StepList({ steps, chosen, onChoose }: StepListProps) {
  const language = useLocale();
  return (
    <ol className={styles['steps']}>
      {steps.map(({ row, when, number }) => (
        <li key={row.seq} data-source={row.source}>
          <button
            type="button"
            className={styles['step']}
            aria-pressed={row.seq === chosen}
            onClick={() => onChoose(row.seq === chosen ? undefined : row.seq)}
          >
            <span className={styles['number']}>{number ?? ''}</span>
            <span className={styles['time']}>
              <FormattedTime value={when} {...CLOCK} second="2-digit" />
            </span>
            <Tag color={row.source === 'server' ? 'blue' : 'default'}>
              <FormattedMessage id={row.source === 'server' ? 'trail.login.server' : 'trail.login.browser'} />
            </Tag>
            <span className={styles['event']}>
              {getCodeLabel(TRAIL_EVENT, row.event, language).replace(/^[^:：]+[:：]\s*/u, '')}
            </span>
            <span className={styles['way']}>
              <Way row={row} />
              <Verdict row={row} />
              <Passed row={row} />
              <Marks row={row} />
            </span>
          </button>
          {row.seq === chosen && <RowFacts row={row} />}
        </li>
      ))}
    </ol>
  );
}

function Way({ row: { from, to } }: { readonly row: TrailRow }) {
  const language = useLocale();
  if (from === null || to === null || from === to) return null;
  const words = { from: getCodeLabel(LOGIN_STATE, from, language), to: getCodeLabel(LOGIN_STATE, to, language) };
  return <FormattedMessage id="trail.login.way" values={words} />;
}

interface Facts {
  readonly attempt?: number | '–';
  readonly verdict?: string | undefined;
  readonly event?: { readonly pass?: boolean };
}

function getFacts(detail: string | null): Facts {
  const facts: Facts = JSON.parse(detail ?? '{}');
  return facts;
}

function Judged({ outcome, verdict }: Pick<TrailRow, 'outcome'> & Pick<Facts, 'verdict'>) {
  if (verdict === 'notAPicture') return <FormattedMessage id="trail.verdict.notAPicture" />;
  return <FormattedMessage id={outcome === 'passed' ? 'trail.verdict.passed' : 'trail.verdict.failed'} />;
}

/** Labels of the outcomes of events, apart from those of a sign-in. */
const OUTCOMES: ReadonlyMap<string, CodeTable> = new Map<string, CodeTable>([
  ['factorChanged', USER_CHANGE],
  ['companyConfirmed', COMPANY_CONFIRMATION_RESULT],
]);

/** Describes the server's decision. */
function Verdict({ row: { source, event, outcome, detail } }: { readonly row: TrailRow }) {
  const language = useLocale();
  if (source === 'browser') return null;
  if (event === 'logout' || event === 'forcedEnd') return <SessionEndReason endedBy={outcome} />;
  if (event === 'faceCheck' || event === 'passwordConfirmed') {
    return <JudgedCheck event={event} outcome={outcome} facts={getFacts(detail)} />;
  }
  return getCodeLabel(OUTCOMES.get(event) ?? SIGN_IN_RESULT, outcome ?? '', language);
}

interface JudgedCheckProps extends Pick<TrailRow, 'event' | 'outcome'> {
  readonly facts: Facts;
}

function JudgedCheck({ event, outcome, facts: { verdict: found, attempt = '–' } }: JudgedCheckProps) {
  const verdict = <Judged outcome={outcome} verdict={found} />;
  if (event === 'passwordConfirmed') return verdict;
  return <FormattedMessage id="trail.login.verdict" values={{ attempt, verdict }} />;
}

/** Result of the face check, as reported to the app. */
function Passed({ row: { event, detail } }: { readonly row: TrailRow }) {
  const pass = event === 'VERIFY' ? getFacts(detail).event?.pass : undefined;
  if (pass === undefined) return null;
  return (
    <Tag color={pass ? 'success' : 'error'}>
      <FormattedMessage id={pass ? 'trail.verdict.passed' : 'trail.verdict.failed'} />
    </Tag>
  );
}

function Marks({ row: { source, outcome, code } }: { readonly row: TrailRow }) {
  return (
    <>
      {code !== null && (
        <Tag>
          <FormattedMessage id="trail.login.code" values={{ code }} />
        </Tag>
      )}
      {source === 'browser' && (outcome === 'ignored' || outcome === 'stale') && (
        <Tag>
          <FormattedMessage id={`trail.login.${outcome}`} />
        </Tag>
      )}
    </>
  );
}

function RowFacts({ row: { seq, hash, detail } }: { readonly row: TrailRow }) {
  return (
    <div className={styles['facts']}>
      <p className={styles['hash']}>
        <FormattedMessage id="trail.login.row" values={{ seq, hash: <code>{hash}</code> }} />
      </p>
      {detail !== null && <pre lang="en">{JSON.stringify(JSON.parse(detail), null, 1)}</pre>}
    </div>
  );
}
