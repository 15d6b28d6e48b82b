import { api } from '@/api/client/api';
import type { Language } from '@/contract/language';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import { INITIAL_LOGIN_CONTEXT } from '@/machines/loginModel';
import { AntdProvider } from '@/ui/theme/AntdProvider';
import { configureStore } from '@reduxjs/toolkit';
import { configure, render } from '@testing-library/react';
import enUS from 'antd/es/locale/en_US';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { getEnvelope, type ForeignServer, foreignServer } from '../api/foreignServer';
import { getWords } from '../journeys/journeyWords';

// A busy machine needs more than a second for the first of a file.
configure({ asyncUtilTimeout: 20_000 });

const WORDS = { cn: getWords('cn'), en: getWords('en'), es: getWords('es') };

/** A server of the test, with the page's settings pointing at it. */
export async function shellServer(): Promise<ForeignServer> {
  const server = await foreignServer();
  const block = document.createElement('script');
  block.id = 'settings';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ mainBase: `${server.origin}/prod/` });
  document.head.append(block);
  return server;
}

/** Announcements that the server still counts as unread; marking takes one away. */
export function serveAnnouncements(server: ForeignServer, names: readonly string[]) {
  const marked: string[] = [];
  const all = names.map((name, at) => ({
    msgId: String(at + 1),
    name,
    idNo: `AB******${at}`,
    irregularities: `Called ${name} at night`,
    processResult: 'Warned',
    base64Image: null,
    content: `${name}: ${'x'.repeat(60)}`,
    label: null,
  }));
  server.on('/prod/msg/queryMsg', (reply, seen) => {
    const unread = all.filter(({ msgId }) => !marked.includes(msgId));
    getEnvelope('00', { result: unread.slice(0, 10), totalCount: unread.length })(reply, seen);
  });
  server.on('/prod/msg/updateReadMsg', (reply, seen) => {
    marked.push(new URL(seen.url, server.origin).searchParams.get('msgId') ?? '');
    getEnvelope('00')(reply, seen);
  });
  return marked;
}

/** Draws a part of the shell with the real cache of calls. */
export function draw(part: ReactNode, language: Language = 'en') {
  const store = configureStore({
    reducer: {
      login: () => ({ context: { ...INITIAL_LOGIN_CONTEXT, lang: language } }),
      [api.reducerPath]: api.reducer,
    },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  const view = (shown: ReactNode, lang: Language) => (
    <Provider store={store}>
      <MessagesProvider ready={{ language: lang, messages: WORDS[lang] }}>
        {/* As in the product, antd writes no styles: jsdom would match a thousand rules for each element. */}
        <AntdProvider locale={enUS} isDark={false}>
          <MemoryRouter>{shown}</MemoryRouter>
        </AntdProvider>
      </MessagesProvider>
    </Provider>
  );
  const drawn = render(view(part, language));
  return { store, inLanguage: (lang: Language) => drawn.rerender(view(part, lang)), unmount: drawn.unmount };
}
