import { useLawModeMutation } from '@/api/lawApi';
import { codesOf, codeWords } from '@/contract/codes/codeTable';
import { isLooser, LAW_MODE, type LawMode } from '@/contract/codes/lawMode';
import { useLanguage } from '@/i18n/languageContext';
import { useMay } from '@/ui/currentUser';
import { Radio } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import { SaveBar } from '../SaveBar';
import { Hint, Rows } from '../styled';
import { useEdited } from '../useEdited';
import * as styles from './lawPanel.module.css';
import { isAsked, LooseningWaits } from './LooseningWaits';

/** What the rules do to a contact (LC-08). Asks before it lets more through. */
export function ModeChoice({ mode }: { readonly mode: LawMode }) {
  const { value, isChanged, edit, forget } = useEdited(mode);
  const [isAsking, setAsking] = useState(false);
  const [waits, setWaits] = useState(false);
  const [save, { isLoading }] = useLawModeMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save({ mode: value });
    const asked = isAsked(error);
    setWaits(asked);
    setAsking(false);
    if (error === undefined || asked) forget();
  };
  return (
    <Rows>
      {waits && <LooseningWaits />}
      <Modes value={value} onChange={edit} />
      <SaveBar
        isChanged={isChanged}
        isSaving={isLoading}
        onSave={() => (isLooser(value, mode) ? setAsking(true) : void submit())}
        onUndo={forget}
      />
      {isAsking && (
        <ConfirmDialog
          title={<FormattedMessage id="law.loosen.title" />}
          confirm={<FormattedMessage id="law.loosen.confirm" />}
          isDangerous
          isBusy={isLoading}
          onConfirm={() => void submit()}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="law.loosen.effect" />
        </ConfirmDialog>
      )}
    </Rows>
  );
}

interface ModesProps {
  readonly value: LawMode;
  readonly onChange: (mode: LawMode) => void;
}

function Modes({ value, onChange }: ModesProps) {
  const id = useId();
  const language = useLanguage();
  const mayChange = useMay('system.manage');
  return (
    <fieldset className={styles['packs']} aria-labelledby={id}>
      <span id={id}>
        <FormattedMessage id="law.mode" />
      </span>
      <Radio.Group
        disabled={!mayChange}
        value={value}
        options={codesOf(LAW_MODE).map((each) => ({ value: each, label: codeWords(LAW_MODE, each, language) }))}
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the options
        onChange={({ target }) => onChange(target.value as LawMode)}
      />
      <Hint>
        <FormattedMessage id={`law.mode.${value}`} />
      </Hint>
    </fieldset>
  );
}
