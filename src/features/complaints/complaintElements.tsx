import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './complaints.module.css';

export const ComplaintButtonRow = withClassName('div', styles['buttonRow']);

export const StepEffect = withClassName('p', styles['effectNote']);

export const ComplaintHeading = withClassName('h2', styles['heading']);

export const ComplaintNote = withClassName('span', styles['sideNote']);

export const StepPanel = withClassName('div', styles['stepBox']);
