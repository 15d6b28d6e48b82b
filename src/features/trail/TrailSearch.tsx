import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { useLocale } from '@/i18n/languageContext';
import { DayInput } from '@/ui/dates/DayInput';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

const NAMES = ['from', 'to', 'user', 'result', 'code', 'userLoginLogId'] as const;

/** Search texts of the trail. */
export type TrailSearchTexts = Readonly<Partial<Record<(typeof NAMES)[number], string | undefined>>>;

interface TrailSearchProps {
  readonly texts: TrailSearchTexts;
  readonly onSearch: (texts: TrailSearchTexts) => void;
}

const NOTHING: TrailSearchTexts = Object.fromEntries(NAMES.map((name) => [name, undefined]));

const LABELS = { user: 'trail.user', code: 'trail.code', userLoginLogId: 'trail.loginId' } as const;

/** Search by period, user, result, code and number. */
export function TrailSearch({ texts: given, onSearch }: TrailSearchProps) {
  const { formatMessage } = useIntl();
  const [texts, setTexts] = useState<TrailSearchTexts>({ ...NOTHING, ...given });
  const set = (changes: TrailSearchTexts): void => setTexts({ ...texts, ...changes });
  return (
    <SearchBar
      label={formatMessage({ id: 'trail.search' })}
      onSearch={() => onSearch(Object.fromEntries(NAMES.map((name) => [name, texts[name]])))}
      onClear={() => {
        setTexts(NOTHING);
        onSearch(NOTHING);
      }}
    >
      <DayField name="from" texts={texts} set={set} />
      <DayField name="to" texts={texts} set={set} />
      <TextField name="user" texts={texts} set={set} />
      <ResultField texts={texts} set={set} />
      <TextField name="code" texts={texts} set={set} />
      <TextField name="userLoginLogId" texts={texts} set={set} />
    </SearchBar>
  );
}

interface FieldProps {
  readonly texts: TrailSearchTexts;
  readonly set: (changes: TrailSearchTexts) => void;
}

function DayField({ name, texts, set }: FieldProps & { readonly name: 'from' | 'to' }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const label = formatMessage({ id: `trail.${name}` });
  const value = texts[name];
  return (
    <SearchField label={label} htmlFor={id}>
      <DayInput
        id={id}
        label={label}
        placeholder={formatMessage({ id: 'trail.day.placeholder' })}
        {...(value !== undefined && { value })}
        onChange={(day) => set({ [name]: day })}
      />
    </SearchField>
  );
}

function TextField({ name, texts, set }: FieldProps & { readonly name: keyof typeof LABELS }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <SearchField label={formatMessage({ id: LABELS[name] })} htmlFor={id}>
      <Input
        id={id}
        value={texts[name] ?? ''}
        onChange={({ target }) => set({ [name]: target.value })}
        allowClear
        autoComplete="off"
      />
    </SearchField>
  );
}

function ResultField({ texts, set }: FieldProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const id = useId();
  const label = formatMessage({ id: 'trail.result' });
  return (
    <SearchField label={label} htmlFor={id}>
      <RemoteSelect
        id={id}
        label={label}
        value={texts.result}
        onChange={(result) => set({ result })}
        options={getCodeValues(SIGN_IN_RESULT).map((code) => ({
          value: code,
          label: getCodeLabel(SIGN_IN_RESULT, code, language),
        }))}
      />
    </SearchField>
  );
}
