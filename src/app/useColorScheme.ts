import {
  type ColorChoice,
  readColorChoice,
  getScheme,
  watchSystemScheme,
  writeColorChoice,
} from '@/browser/stored/colorScheme';
import { useEffect, useState } from 'react';

/** Returns the choice (light, dark or system) and the color scheme in effect. */
export function useColorScheme() {
  const [choice, setChoice] = useState(readColorChoice);
  const [system, setSystem] = useState(() => getScheme('system'));
  useEffect(() => watchSystemScheme(setSystem), []);
  return {
    choice,
    isDark: (choice === 'system' ? system : choice) === 'dark',
    choose: (chosen: ColorChoice): void => {
      writeColorChoice(chosen);
      setChoice(chosen);
    },
  };
}
