import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { type IntlShape, useIntl } from 'react-intl';

import { momentWords } from '../lawful/lawfulWords';
import * as styles from './caseBar.module.css';

type Neighbours = CallAnswer<typeof taskCalls.neighbours>;

const WHY = {
  lifted: 'next.lifted',
  promiseToday: 'next.promiseToday',
  parked: 'next.parked',
  bestHour: 'next.bestHour',
} as const;

function whyWords({ why, whyUntil }: Neighbours, intl: IntlShape): string | undefined {
  if (!why) return undefined;
  return intl.formatMessage({ id: WHY[why] }, { time: whyUntil ? momentWords(whyUntil, intl) : '' });
}

/** Describes the cases skipped on the way to the next one, or that no case ahead may be called. */
function passedWords({ passed, parked }: Neighbours, intl: IntlShape): string | undefined {
  if (!passed) return undefined;
  const { count, until } = passed;
  if (!until) return intl.formatMessage({ id: parked ? 'next.none' : 'next.passed' }, { count });
  const time = momentWords(until, intl);
  return intl.formatMessage({ id: parked ? 'next.noneUntil' : 'next.passedUntil' }, { count, time });
}

/** Reason why the next case was chosen. Renders nothing if it simply follows in the list (LC-06). */
export function NextWhy({ neighbours }: { readonly neighbours: Neighbours }) {
  const intl = useIntl();
  const words = [whyWords(neighbours, intl), passedWords(neighbours, intl)].filter((each) => each !== undefined);
  if (words.length === 0) return null;
  const text = words.join(' · ');
  return (
    <span className={styles['why']} title={text}>
      {text}
    </span>
  );
}
