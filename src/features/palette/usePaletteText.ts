import { whenComposed } from '@/browser/page/composing';
import { useState } from 'react';

/** Holds the text of the palette's field and the search text. They are equal except while a word is being composed. */
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
