import { useManageConfigIncreaseQuotaMutation } from '@/api/endpoints/system/manageConfigApi';
import type { CheckKind } from '@/contract/codes/signInCodes';
import { PERCENT_MAX, PERCENT_MIN } from '@/contract/limits';
import { NumberField } from '@/ui/form/NumberField';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldBox, SettingsTextLine } from '../systemElements';

interface IncreaseFormProps {
  readonly kind: CheckKind;
  readonly isLimited: boolean;
}

const isCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= PERCENT_MIN && value <= PERCENT_MAX;

/** Adds 1 to 100 checks (§5). The idempotency key is reused until success: neither a second click nor a lost response adds checks twice. */
export function IncreaseForm({ kind, isLimited }: IncreaseFormProps) {
  const id = useId();
  const [count, setCount] = useState<number | null>(null);
  const [idempotencyKey, renewKey] = useState(() => crypto.randomUUID());
  const [increase, { isLoading }] = useManageConfigIncreaseQuotaMutation();
  const submit = async (added: number): Promise<void> => {
    const { error } = await increase({ kind, count: added, idempotencyKey });
    if (error !== undefined) return;
    renewKey(crypto.randomUUID());
    setCount(null);
  };
  const change = (typed: number | null): void => {
    setCount(typed);
    // Another number requires another idempotency key.
    renewKey(crypto.randomUUID());
  };
  return (
    <FieldBox>
      <UnsavedNote isChanged={count !== null} />
      <label htmlFor={id}>
        <FormattedMessage id={isLimited ? 'system.quotas.add' : 'system.quotas.start'} />
      </label>
      <SettingsTextLine>
        <NumberField
          isOptional
          id={id}
          min={PERCENT_MIN}
          max={PERCENT_MAX}
          value={count}
          placeholder={`${PERCENT_MIN}–${PERCENT_MAX}`}
          onChange={change}
        />
        <Button disabled={!isCount(count)} loading={isLoading} onClick={() => isCount(count) && void submit(count)}>
          <FormattedMessage id="system.quotas.increase" />
        </Button>
      </SettingsTextLine>
    </FieldBox>
  );
}
