import { useCacheToken as useCacheTokenAnew } from '@ant-design/cssinjs';

type Ask = typeof useCacheTokenAnew;
type CssVariables = Parameters<Ask>[2]['cssVar'];

const known = new Map<string, CssVariables>();

/** Returns the same object for the same variable names. antd hashes each new object, and creates one for each component that it renders. */
const getKept = (variables: CssVariables): CssVariables => {
  const name = `${variables.prefix} ${variables.key}`;
  const cached = known.get(name) ?? variables;
  known.set(name, cached);
  return cached;
};

/** Wraps antd's theme for its components. */
export const useCacheToken: Ask = (theme, tokens, option) =>
  useCacheTokenAnew(theme, tokens, { ...option, cssVar: getKept(option.cssVar) });
