import {
  type ColourChoice,
  readColourChoice,
  getScheme,
  watchSystemScheme,
  writeColourChoice,
} from '@/browser/stored/colourScheme';
import { useEffect, useState } from 'react';

/** Returns the choice (light, dark or system) and the color scheme in effect. */
export function useColourScheme() {
  const [choice, setChoice] = useState(readColourChoice);
  const [system, setSystem] = useState(() => getScheme('system'));
  useEffect(() => watchSystemScheme(setSystem), []);
  return {
    choice,
    isDark: (choice === 'system' ? system : choice) === 'dark',
    choose: (chosen: ColourChoice): void => {
      writeColourChoice(chosen);
      setChoice(chosen);
    },
  };
}
