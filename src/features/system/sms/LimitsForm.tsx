import { useSmsLimitUpdateSmsLimitMutation } from '@/api/endpoints/system/smsLimitApi';
import type { SmsLimitInfo } from '@/contract/entities/messages/smsAdmin';
import { isMessageChannel } from '@/contract/messageChannels';
import { SMS_CONTENT_HARD_MAX, SMS_LIMIT_MAX } from '@/contract/ourLimits';
import { NumberField } from '@/ui/form/NumberField';
import { usePermission } from '@/ui/screen/currentUser';
import { Select } from 'antd';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CostFields } from './CostFields';
import { SaveBar } from '../SaveBar';
import { FieldBox, SettingsHint, SettingsCard, SettingsFieldGrid, Subheading } from '../systemElements';
import { useEditedValue } from '../useEditedValue';

interface CountriesFieldProps {
  /** Codes of ISO 3166-1, as are those chosen. */
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (countries: string[]) => void;
}

/** Countries to whose numbers agents may send messages by hand, by their names in the reader's language (CD-02). */
function CountriesField({ offered, chosen, onChange }: CountriesFieldProps) {
  const id = useId();
  const mayChange = usePermission('system.manage');
  const { formatDisplayName, locale } = useIntl();
  const options = useMemo(
    () =>
      offered
        .map((value) => ({ value, label: formatDisplayName(value, { type: 'region' }) ?? value }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    [offered, formatDisplayName, locale],
  );
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id="system.sms.countries" />
      </label>
      <Select
        id={id}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        value={[...chosen]}
        disabled={!mayChange}
        onChange={onChange}
        aria-describedby={`${id}hint`}
      />
      <SettingsHint id={`${id}hint`}>
        <FormattedMessage id="system.sms.countriesHint" />
      </SettingsHint>
    </FieldBox>
  );
}

const FIELDS = [
  { name: 'accountDaily', label: 'system.sms.accountDaily', most: SMS_LIMIT_MAX },
  { name: 'caseDaily', label: 'system.sms.caseDaily', most: SMS_LIMIT_MAX },
  { name: 'contentMax', label: 'system.sms.contentMax', most: SMS_CONTENT_HARD_MAX },
] as const satisfies readonly {
  readonly name: 'accountDaily' | 'caseDaily' | 'contentMax';
  readonly label: string;
  readonly most: number;
}[];

/** Converts the limits to the request, without the costs of channels that the page does not know. */
const toRequest = ({ costs, ...limits }: SmsLimitInfo['limits']) => ({
  ...limits,
  ...(costs && {
    costs: costs.flatMap(({ channel, cost }) => (isMessageChannel(channel) ? [{ channel, cost }] : [])),
  }),
});

/** The limits (§3 SMS limit config); in force with the next message. */
export function LimitsForm({ info }: { readonly info: SmsLimitInfo }) {
  const id = useId();
  const mayChange = usePermission('system.manage');
  const { value, isChanged, edit, forget } = useEditedValue(info.limits);
  const [save, { isLoading }] = useSmsLimitUpdateSmsLimitMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save(toRequest(value));
    if (error === undefined) forget();
  };
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.sms.limits" />
      </Subheading>
      <SettingsFieldGrid>
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
        <CostFields
          offered={info.channelsOffered ?? []}
          costs={value.costs ?? []}
          onChange={(costs) => edit({ ...value, costs })}
        />
        {info.countriesOffered && (
          <CountriesField
            offered={info.countriesOffered}
            chosen={value.countries ?? []}
            onChange={(countries) => edit({ ...value, countries })}
          />
        )}
      </SettingsFieldGrid>
      <SaveBar isChanged={isChanged} isSaving={isLoading} onSave={() => void submit()} onUndo={forget} />
    </SettingsCard>
  );
}
