import { useScreenActions } from '@/ui/screenActions';
import { useIntl } from 'react-intl';

import { KEYS_TOLD } from './caseKeys';
import { type KeyActions, useKeys } from './useKeys';

/** Keys of the case screen; those that the list of keys tells stand in the palette too, with the same words. */
export function useCaseKeys(actions: KeyActions, areSteps = false): void {
  const { formatMessage } = useIntl();
  useKeys(actions, areSteps);
  useScreenActions(
    KEYS_TOLD.flatMap(({ keys, does }) => {
      const run = Object.hasOwn(actions, keys) ? actions[keys] : undefined;
      return run ? [{ id: does, words: formatMessage({ id: does }), shortcut: keys, run }] : [];
    }),
  );
}
