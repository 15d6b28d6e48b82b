import { type IntlShape, useIntl } from 'react-intl';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { AntdLocale } from './antdLanguage';
import * as styles from './antdProvider.module.css';
import { darkTheme, lightTheme } from './theme';

/** Placeholders that antd's forms fill in. */
const NAME = '${label}';
const MOST = '${max}';

/** Returns the default validation messages of a form, for rules without a specific one (§5). */
function formMessages(formatMessage: IntlShape['formatMessage']) {
  const required = formatMessage({ id: 'form.required' }, { name: NAME });
  const mismatch = formatMessage({ id: 'form.format' }, { name: NAME });
  return {
    required,
    whitespace: required,
    string: { max: formatMessage({ id: 'form.tooLong' }, { most: MOST }) },
    pattern: { mismatch },
    types: { email: mismatch },
  };
}

interface AntdProviderProps {
  readonly locale: AntdLocale;
  readonly isDark: boolean;
  readonly children: ReactNode;
}

/**
 * Creates a cache that never removes a component's variables from the page. antd's removes them with the last component of a kind and
 * inserts them again with the next, so that on each change of screen the browser would recalculate each style.
 */
function createPersistentCache(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, getNext) =>
    update(path, (entry) => {
      const next = getNext(entry);
      // An entry is removed when its count of users is 0, so a new one starts with an additional user.
      return next && !entry ? [next[0] + 1, next[1]] : next;
    });
  return cache;
}

const styleCache = createPersistentCache();

const DIALOG = { className: styles['dialog'] ?? '' };
const TABLE = { className: styles['table'] ?? '' };

/** Provides theme and messages to all antd components. */
export function AntdProvider({ locale, isDark, children }: AntdProviderProps) {
  const theme = isDark ? darkTheme : lightTheme;
  const { formatMessage } = useIntl();
  const form = useMemo(
    () => ({ className: styles['form'] ?? '', validateMessages: formMessages(formatMessage) }),
    [formatMessage],
  );
  return (
    <StyleProvider cache={styleCache}>
      <ConfigProvider
        theme={theme}
        locale={locale}
        button={{ autoInsertSpace: false }}
        modal={DIALOG}
        form={form}
        table={TABLE}
        // Page sizes are fixed by the specification (§2); the build excludes the choice (config/unusedInTables).
        pagination={{ showSizeChanger: false }}
      >
        {/* antd's variables apply inside elements of this class, also for our own style sheets. */}
        <div className={theme.cssVar.key}>{children}</div>
      </ConfigProvider>
    </StyleProvider>
  );
}
