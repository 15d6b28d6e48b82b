import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './complaints.module.css';

export const ComplaintButtonRow = withClassName('div', styles['buttonRow']);

export const EffectNote = withClassName('p', styles['effectNote']);

export const Heading = withClassName('h2', styles['heading']);

export const SideNote = withClassName('span', styles['sideNote']);

export const StepBox = withClassName('div', styles['stepBox']);
