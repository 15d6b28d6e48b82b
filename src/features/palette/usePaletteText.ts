import { isComposing } from '@/browser/composing';
import { useState } from 'react';

/** Keeps the text of the palette's field, and the text to search for: the same, except while a word is being composed. */
export function usePaletteText(onSearch: () => void) {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const search = (text: string): void => {
    setSearched(text);
    onSearch();
  };
  const type = (text: string): void => {
    setTyped(text);
    if (!isComposing()) search(text);
  };
  return { typed, searched, type, search };
}
