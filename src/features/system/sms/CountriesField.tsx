import { usePermission } from '@/ui/screen/currentUser';
import { Select } from 'antd';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldBox, Hint } from '../styled';

interface CountriesFieldProps {
  /** Codes of ISO 3166-1, as are those chosen. */
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (countries: string[]) => void;
}

/** Countries to whose numbers agents may send messages by hand, by their names in the reader's language (CD-02). */
export function CountriesField({ offered, chosen, onChange }: CountriesFieldProps) {
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
      <Hint id={`${id}hint`}>
        <FormattedMessage id="system.sms.countriesHint" />
      </Hint>
    </FieldBox>
  );
}
