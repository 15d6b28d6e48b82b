import { useCacheToken as useCacheTokenAnew } from '@ant-design/cssinjs';

type Ask = typeof useCacheTokenAnew;
type CssVariables = Parameters<Ask>[2]['cssVar'];

const known = new Map<string, CssVariables>();

/** The same object for the same names of variables: antd hashes each new one, and makes one for each component that it draws. */
const getKept = (variables: CssVariables): CssVariables => {
  const name = `${variables.prefix} ${variables.key}`;
  const kept = known.get(name) ?? variables;
  known.set(name, kept);
  return kept;
};

/** antd's theme as its components ask for it. */
export const useCacheToken: Ask = (theme, tokens, option) =>
  useCacheTokenAnew(theme, tokens, { ...option, cssVar: getKept(option.cssVar) });
