import { dressed } from '@/ui/dressed';

import * as styles from './looks.module.css';

export const ButtonRow = dressed('div', styles['buttonRow']);

export const EffectNote = dressed('p', styles['effectNote']);

export const Heading = dressed('h2', styles['heading']);

export const SideNote = dressed('span', styles['sideNote']);

export const StepBox = dressed('div', styles['stepBox']);
