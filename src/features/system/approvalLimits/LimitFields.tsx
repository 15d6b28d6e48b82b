import { CASE_LIMITS, MONEY_LIMITS } from '@/contract/codes/approvalCodes';
import { APPROVAL_HOURS_MAX, BIND_CASES_MAX } from '@/contract/ourLimits';
import { AmountInput } from '@/ui/form/AmountInput';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { NumberField } from '@/ui/form/NumberField';
import { Checkbox } from 'antd';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ShortField } from '../systemElements';
import type { TypedLimits } from './typedLimits';

interface LimitFieldsProps {
  readonly value: TypedLimits;
  readonly onChange: (changed: Partial<TypedLimits>) => void;
}

const FLAGS = ['grant', 'auditorReset'] as const;

type Name = Exclude<keyof TypedLimits, (typeof FLAGS)[number]>;

function Field({ name, children }: { readonly name: Name; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <ShortField>
      <label htmlFor={id}>
        <FormattedMessage id={`system.second.${name}`} />
      </label>
      {children(id)}
    </ShortField>
  );
}

/** Threshold by kind; empty means never. */
export function LimitFields({ value, onChange }: LimitFieldsProps) {
  const { formatMessage } = useIntl();
  const currency = useCurrentUser()?.currency;
  const never = formatMessage({ id: 'system.second.never' });
  return (
    <>
      {MONEY_LIMITS.map((name) => (
        <Field key={name} name={name}>
          {(id) => (
            <AmountInput
              id={id}
              currency={currency}
              placeholder={never}
              value={value[name]}
              onChange={(amount) => onChange({ [name]: amount })}
            />
          )}
        </Field>
      ))}
      {CASE_LIMITS.map((name) => (
        <Field key={name} name={name}>
          {(id) => (
            <NumberField
              isOptional
              id={id}
              min={0}
              max={BIND_CASES_MAX}
              placeholder={never}
              value={value[name]}
              onChange={(limit) => onChange({ [name]: limit })}
            />
          )}
        </Field>
      ))}
      {FLAGS.map((name) => (
        <Checkbox key={name} checked={value[name]} onChange={({ target }) => onChange({ [name]: target.checked })}>
          <FormattedMessage id={`system.second.${name}`} />
        </Checkbox>
      ))}
      <Field name="hours">
        {(id) => (
          <NumberField
            isOptional
            id={id}
            min={1}
            max={APPROVAL_HOURS_MAX}
            value={value.hours}
            onChange={(hours) => onChange({ hours })}
          />
        )}
      </Field>
    </>
  );
}
