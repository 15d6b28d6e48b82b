import { DEFAULT_LANGUAGE, type Language } from '@/contract/language';
import { createContext, use } from 'react';

/** Language of the displayed content: it changes together with the messages, not before. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Returns the language of the displayed content, for labels of code tables. */
export const useLocale = (): Language => use(LanguageContext);
