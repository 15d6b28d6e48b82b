import { dressed } from '@/ui/dressed';

import * as styles from './looks.module.css';

export const ChangeLines = dressed('ul', styles['changeList']);

export const FieldPair = dressed('div', styles['fieldPair']);

export const Hint = dressed('p', styles['hint']);

export const Letter = dressed('span', styles['letter']);

export const Stack = dressed('div', styles['stack']);
