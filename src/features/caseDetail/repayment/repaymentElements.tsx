import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './repayment.module.css';

export const AmountRow = withClassName('div', styles['amountRow']);

export const RepaymentButtonRow = withClassName('div', styles['buttonRow']);

export const ChipRow = withClassName('div', styles['chipRow']);

export const RepaymentNote = withClassName('p', styles['note']);
