import { whenComposed } from '@/browser/composing';
import { useState } from 'react';

/** Keeps the text of the palette's field, and the text to search for: the same, except while a word is being composed. */
export function usePaletteText(onSearch: () => void) {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const type = (text: string): void => {
    setTyped(text);
    whenComposed(() => {
      setSearched(text);
      onSearch();
    });
  };
  return { typed, searched, type };
}
