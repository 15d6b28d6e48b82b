import { getLoginLeaf } from '@/machines/loginStep';
import { useSelector } from 'react-redux';
import type { LoginStatePath } from '@/features/login/loginFields';

import type { AppState } from './rootReducer';

/** Selects a value from the store. */
export const useAppSelector = useSelector.withTypes<AppState>();

/** Returns the current state of the login machine. */
export const useLoginStatePath = (): LoginStatePath =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the machine's own states, spelled as one word
  useAppSelector(({ login }) => getLoginLeaf(login.value)) as LoginStatePath;
