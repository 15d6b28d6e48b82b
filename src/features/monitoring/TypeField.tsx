import { BEHAVIOUR_TYPE } from '@/contract/codes/behaviourType';
import { codeValues, codeLabel } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';
import { RemoteSelect } from '@/ui/RemoteSelect';
import { SearchField } from '@/ui/SearchBar';
import { useId } from 'react';
import { useIntl } from 'react-intl';

interface TypeFieldProps {
  readonly value: string | undefined;
  readonly onChange: (type: string | undefined) => void;
}

/** One kind of behaviour, or all. */
export function TypeField({ value, onChange }: TypeFieldProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const id = useId();
  const label = formatMessage({ id: 'monitoring.type' });
  return (
    <SearchField label={label} htmlFor={id}>
      <RemoteSelect
        id={id}
        label={label}
        value={value}
        onChange={onChange}
        options={codeValues(BEHAVIOUR_TYPE).map((code) => ({
          value: code,
          label: codeLabel(BEHAVIOUR_TYPE, code, language),
        }))}
      />
    </SearchField>
  );
}
