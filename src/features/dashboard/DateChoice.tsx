import { BOARD_DATES } from '@/contract/rules';
import { DayInput } from '@/ui/dates/DayInput';
import { Segmented } from 'antd';
import { useIntl } from 'react-intl';

import { isNamedDate } from './boardQuery';
import * as styles from './dashboard.module.css';

interface DateChoiceProps {
  readonly date: string;
  readonly onChoose: (date: string) => void;
}

const CHOSEN = 'chosen';

/** Today, yesterday, the last days, or two days of one's own (DB-02). */
export function DateChoice({ date, onChoose }: DateChoiceProps) {
  const { formatMessage } = useIntl();
  const [from = '', to = from] = isNamedDate(date) ? ['', ''] : date.split('~');
  const choose = (first: string, second: string): void => {
    if (first === '' && second === '') onChoose('today');
    else if (first === '' || second === '' || first === second) onChoose(first || second);
    else onChoose(first < second ? `${first}~${second}` : `${second}~${first}`);
  };
  return (
    <>
      <Segmented
        aria-label={formatMessage({ id: 'board.date' })}
        value={isNamedDate(date) ? date : CHOSEN}
        onChange={onChoose}
        options={BOARD_DATES.map((value) => ({ value, label: formatMessage({ id: `board.date.${value}` }) }))}
      />
      <div className={styles['day']}>
        <DayInput
          label={formatMessage({ id: 'board.from' })}
          placeholder={formatMessage({ id: 'board.from' })}
          value={from}
          onChange={(day) => choose(day ?? '', to === from ? (day ?? '') : to)}
        />
      </div>
      <div className={styles['day']}>
        <DayInput
          label={formatMessage({ id: 'board.to' })}
          placeholder={formatMessage({ id: 'board.to' })}
          value={to}
          onChange={(day) => choose(from, day ?? '')}
        />
      </div>
    </>
  );
}
