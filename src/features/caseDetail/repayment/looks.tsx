import { dressed } from '@/ui/dressed';

import * as styles from './looks.module.css';

export const AmountRow = dressed('div', styles['amountRow']);

export const ButtonRow = dressed('div', styles['buttonRow']);

export const ChipRow = dressed('div', styles['chipRow']);

export const Note = dressed('p', styles['note']);
