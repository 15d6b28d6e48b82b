import { getCodeValues } from '@/contract/codes/codeTable';
import { LOGIN_STATE } from '@/contract/codes/loginStateCodes';
import { isLanguage } from '@/contract/language';
import { getLoginLeaf } from '@/machines/loginStep';

import { type AppState, rootReducer } from '../rootReducer';

/** The store before anything has happened. */
export const INITIAL_STATE = rootReducer(undefined, { type: '@@INIT' });

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares the types of two values field by field. A field that is initially null or undefined accepts any type. */
function isLike(model: unknown, value: unknown): boolean {
  if (model === null) return true;
  if (Array.isArray(model)) return Array.isArray(value);
  if (isFields(model)) return isFields(value) && Object.keys(model).every((key) => isLike(model[key], value[key]));
  return typeof value === typeof model;
}

const { login, api, ...rest } = INITIAL_STATE;
const { config: _, ...cache } = api;
/** Excludes the machine's state and the cache's configuration, because their types vary. The machine's state is checked separately. */
const MODEL = { ...rest, login: { context: login.context }, api: { ...cache, config: {} } };

const isPlace = (value: unknown): boolean => getCodeValues(LOGIN_STATE).some((leaf) => leaf === getLoginLeaf(value));

const isLogin = (value: unknown): boolean =>
  isFields(value) && isPlace(value['value']) && isFields(value['context']) && isLanguage(value['context']['lang']);

/** Returns true if screens can be rendered from the state. Prevents a blank page for an invalid file. */
export const isAppState = (state: unknown): state is AppState =>
  isLike(MODEL, state) && isFields(state) && isLogin(state['login']);
