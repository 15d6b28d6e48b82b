import { useSmsLimitUpdateSmsLimitMutation } from '@/api/endpoints/system/smsLimitApi';
import type { SmsLimitInfo } from '@/contract/entities/messages/smsAdmin';
import { SMS_CONTENT_HARD_MAX, SMS_LIMIT_MAX } from '@/contract/ourLimits';
import { usePermission } from '@/ui/screen/currentUser';
import { NumberField } from '@/ui/form/NumberField';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { SaveBar } from '../SaveBar';
import { Card, FieldBox, Fields, Subheading } from '../styled';
import { useEdited } from '../useEdited';
import { CountriesField } from './CountriesField';

const FIELDS = [
  { name: 'accountDaily', label: 'system.sms.accountDaily', most: SMS_LIMIT_MAX },
  { name: 'caseDaily', label: 'system.sms.caseDaily', most: SMS_LIMIT_MAX },
  { name: 'contentMax', label: 'system.sms.contentMax', most: SMS_CONTENT_HARD_MAX },
] as const satisfies readonly {
  readonly name: 'accountDaily' | 'caseDaily' | 'contentMax';
  readonly label: string;
  readonly most: number;
}[];

/** The limits (§3 SMS limit config); in force with the next message. */
export function LimitsForm({ info }: { readonly info: SmsLimitInfo }) {
  const id = useId();
  const mayChange = usePermission('system.manage');
  const { value, isChanged, edit, forget } = useEdited(info.limits);
  const [save, { isLoading }] = useSmsLimitUpdateSmsLimitMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save(value);
    if (error === undefined) forget();
  };
  return (
    <Card>
      <Subheading>
        <FormattedMessage id="system.sms.limits" />
      </Subheading>
      <Fields>
        {FIELDS.map(({ name, label, most }) => (
          <FieldBox key={name}>
            <label htmlFor={`${id}${name}`}>
              <FormattedMessage id={label} />
            </label>
            <NumberField
              id={`${id}${name}`}
              min={1}
              max={most}
              value={value[name]}
              readOnly={!mayChange}
              onChange={(typed) => edit({ ...value, [name]: typed })}
            />
          </FieldBox>
        ))}
        {info.countriesOffered && (
          <CountriesField
            offered={info.countriesOffered}
            chosen={value.countries ?? []}
            onChange={(countries) => edit({ ...value, countries })}
          />
        )}
      </Fields>
      <SaveBar isChanged={isChanged} isSaving={isLoading} onSave={() => void submit()} onUndo={forget} />
    </Card>
  );
}
