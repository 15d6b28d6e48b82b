import { useScreenActions } from '@/ui/screen/listScreenActions';
import { useIntl } from 'react-intl';

import { KEY_HELP } from './caseKeys';
import { type KeyActions, useKeys } from './useKeys';

/** Registers the shortcuts of the case screen. Those in the list of shortcuts are also in the palette, with the same labels. */
export function useCaseKeys(actions: KeyActions, areSteps = false): void {
  const { formatMessage } = useIntl();
  useKeys(actions, areSteps);
  useScreenActions(
    KEY_HELP.flatMap(({ keys, does }) => {
      const run = Object.hasOwn(actions, keys) ? actions[keys] : undefined;
      return run ? [{ id: does, words: formatMessage({ id: does }), shortcut: keys, run }] : [];
    }),
  );
}
