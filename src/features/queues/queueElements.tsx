import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './queues.module.css';

export const BarStack = withClassName('span', styles['barStack']);

export const QueueCard = withClassName('p', styles['card']);

export const QueueFieldGrid = withClassName('div', styles['fields']);

export const LargeFigure = withClassName('p', styles['largeFigure']);

export const QueueNumberText = withClassName('span', styles['numberText']);

export const Part = withClassName('div', styles['part']);

export const PlainList = withClassName('ul', styles['plainList']);

export const RangePair = withClassName('span', styles['rangePair']);

export const Subtitle = withClassName('h2', styles['subtitle']);

export const ToolRow = withClassName('div', styles['tools']);

export const Warning = withClassName('div', styles['warning']);
