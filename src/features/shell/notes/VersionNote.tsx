import { isNewVersionThere } from '@/api/client/newVersion';
import { isSeen, watchSeen } from '@/browser/page/pageLife';
import { isReloadSafe, subscribeToUnsavedWork } from '@/ui/unsaved/unsavedWork';
import { ReloadButton } from '@/ui/feedback/ReloadButton';
import { SyncOutlined } from '@ant-design/icons';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './clockNote.module.css';

/** Maximum time until a visible tab detects a new version. */
export const VERSION_CHECK_MS = 4 * 60_000;

/** Runs a callback once when a new version is installed; checks only while the page is visible. Returns a function that stops it. */
function watchVersion(onNew: () => void): () => void {
  let checkedAt = Date.now();
  let isOver = false;
  const check = async (): Promise<void> => {
    if (!isSeen() || Date.now() - checkedAt < VERSION_CHECK_MS) return;
    checkedAt = Date.now();
    if ((await isNewVersionThere()) && !isOver) onNew();
  };
  const timer = setInterval(() => void check(), VERSION_CHECK_MS);
  const stopWatching = watchSeen(() => void check());
  return () => {
    isOver = true;
    clearInterval(timer);
    stopWatching();
  };
}

/** Note in the header when a new version is installed. Offers a reload while nothing would be lost, and never reloads automatically. */
export function VersionNote() {
  const { formatMessage } = useIntl();
  const [isNew, setNew] = useState(false);
  const isSafe = useSyncExternalStore(subscribeToUnsavedWork, isReloadSafe);
  useEffect(() => (isNew ? undefined : watchVersion(() => setNew(true))), [isNew]);
  if (!isNew) return null;
  const words = formatMessage({ id: isSafe ? 'version.new' : 'version.saveFirst' });
  return (
    <>
      <output className={styles['clock']} title={words}>
        <SyncOutlined aria-hidden />
        <span className={styles['words']}>{words}</span>
      </output>
      {isSafe && <ReloadButton />}
    </>
  );
}
