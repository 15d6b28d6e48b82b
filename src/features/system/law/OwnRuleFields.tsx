import { getCodeLabel } from '@/contract/codes/codeTable';
import { type HolidayCountry, HOLIDAY_COUNTRY } from '@/contract/codes/lawCodes';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { getCountry, COUNTRY_HOLIDAYS } from '@/contract/law/countryHolidays';
import { OWN_GAP_DAYS_MAX, OWN_LIMIT_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import type { MessageId } from '@/i18n/messageIds';
import { NumberField } from '@/ui/form/NumberField';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { Checkbox, Input, Select } from 'antd';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldBox } from '../systemElements';
import { HolidaySource } from './HolidaySource';
import * as styles from './lawPanel.module.css';
import { formatWeekday } from './describeRule';
import type { TypedRule } from './toOwnRule';

/** Returns the country of the institution's time zone; undefined if its holidays are unknown. */
function useHolidayCountry(): HolidayCountry | undefined {
  const timeZone = useCurrentUser()?.timeZone;
  return timeZone ? getCountry(ALL_PACKS, timeZone) : undefined;
}

interface FieldsProps {
  readonly typed: TypedRule;
  readonly onChange: (typed: TypedRule) => void;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Days and hours of the rule. */
export function WindowFields({ typed, onChange }: FieldsProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <>
      <fieldset className={styles['packs']} aria-labelledby={`${id}days`}>
        <span id={`${id}days`}>
          <FormattedMessage id="law.own.days" />
        </span>
        <Checkbox.Group<number>
          value={typed.days}
          options={DAYS.map((day) => ({ value: day, label: formatWeekday(day, intl) }))}
          onChange={(days) => onChange({ ...typed, days: days.toSorted((one, other) => one - other) })}
        />
      </fieldset>
      {(['from', 'to'] as const).map((end) => (
        <FieldBox key={end}>
          <label htmlFor={id + end}>
            <FormattedMessage id={`law.own.${end}`} />
          </label>
          <Input
            id={id + end}
            type="time"
            value={typed[end]}
            onChange={({ target }) => onChange({ ...typed, [end]: target.value })}
          />
        </FieldBox>
      ))}
      <OnHolidays typed={typed} onChange={onChange} />
    </>
  );
}

/** Option to treat public holidays of the institution's country as closed. Renders nothing if they are unknown. */
function OnHolidays({ typed, onChange }: FieldsProps) {
  const language = useLocale();
  const country = useHolidayCountry();
  if (country === undefined) return null;
  return (
    <div>
      <Checkbox
        checked={typed.holidayCountry !== undefined}
        onChange={({ target }) => onChange({ ...typed, holidayCountry: target.checked ? country : undefined })}
      >
        <FormattedMessage
          id="law.own.holidays"
          values={{ country: getCodeLabel(HOLIDAY_COUNTRY, country, language) }}
        />
      </Checkbox>
      <HolidaySource holidays={COUNTRY_HOLIDAYS[country]} />
    </div>
  );
}

const PERIODS = ['day', 'week', 'month'] as const;
const COUNTS = ['dial', 'attempt', 'connected', 'conversation'] as const;

interface ChoiceProps<Value extends string> {
  readonly label: MessageId;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: MessageId }[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <FieldBox>
      <label htmlFor={id}>{formatMessage({ id: label })}</label>
      <Select<Value>
        id={id}
        value={value}
        options={options.map((each) => ({ value: each.value, label: formatMessage({ id: each.label }) }))}
        onChange={onChange}
      />
    </FieldBox>
  );
}

/** Limit, period, and counted contacts. */
export function CapFields({ typed, onChange }: FieldsProps) {
  const id = useId();
  return (
    <>
      <FieldBox>
        <label htmlFor={id}>
          <FormattedMessage id="law.own.limit" />
        </label>
        <NumberField
          isOptional
          id={id}
          min={1}
          max={OWN_LIMIT_MAX}
          value={typed.limit}
          onChange={(limit) => onChange({ ...typed, limit })}
        />
      </FieldBox>
      <Choice
        label="law.own.period"
        value={typed.period}
        options={PERIODS.map((value) => ({ value, label: `law.own.period.${value}` as const }))}
        onChange={(period) => onChange({ ...typed, period })}
      />
      <Choice
        label="law.own.counts"
        value={typed.counts}
        options={COUNTS.map((value) => ({ value, label: `law.counts.${value}` as const }))}
        onChange={(counts) => onChange({ ...typed, counts })}
      />
    </>
  );
}

/** Minimum interval. */
export function GapFields({ typed, onChange }: FieldsProps) {
  const id = useId();
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id="law.own.gapDays" />
      </label>
      <NumberField
        isOptional
        id={id}
        min={1}
        max={OWN_GAP_DAYS_MAX}
        value={typed.gapDays}
        onChange={(gapDays) => onChange({ ...typed, gapDays })}
      />
    </FieldBox>
  );
}
