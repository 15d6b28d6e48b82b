import { MenuButton } from '@/ui/screen/MenuButton';
import { useIntl } from 'react-intl';

import * as styles from './record.module.css';
import { useOwnRemarks } from './useOwnRemarks';

/** Texts of the product; those of the user's own come before them. */
const OF_PRODUCT = [
  'case.canned.noAnswer',
  'case.canned.voicemail',
  'case.canned.later',
  'case.canned.paid',
  'case.canned.relative',
  'case.canned.options',
] as const;

const KEEP = 'keep';
const FORGET = 'forget';

interface CannedRemarksProps {
  /** Current text of the remark. */
  readonly written: string;
  readonly onChoose: (text: string) => void;
}

/** Saved texts to insert into the remark. The current remark can be saved as one, and saved texts can be deleted. */
export function CannedRemarks({ written, onChoose }: CannedRemarksProps) {
  const { formatMessage } = useIntl();
  const own = useOwnRemarks(written);
  const label = formatMessage({ id: 'case.canned' });
  const change = {
    ...(own.mayKeep && { [KEEP]: { label: formatMessage({ id: 'case.canned.keep' }), act: own.keep } }),
    ...(own.mayForget && { [FORGET]: { label: formatMessage({ id: 'case.canned.forget' }), act: own.forget } }),
  };
  const texts = [...own.texts, ...OF_PRODUCT.map((id) => formatMessage({ id }))];
  const byKey = new Map([
    ...Object.entries(change),
    ...texts.map((text, place) => [String(place), { label: text, act: () => onChoose(text) }] as const),
  ]);
  return (
    <div className={styles['canned']}>
      <MenuButton
        label={label}
        items={[...byKey].map(([key, line]) => ({ key, label: line.label }))}
        onChoose={(key) => byKey.get(key)?.act()}
      >
        {label}
      </MenuButton>
    </div>
  );
}
