import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './queues.module.css';

export const QueueBarStack = withClassName('span', styles['barStack']);

export const QueueCard = withClassName('p', styles['card']);

export const QueueFieldGrid = withClassName('div', styles['fields']);

export const QueueFigureValue = withClassName('p', styles['largeFigure']);

export const QueueNumberText = withClassName('span', styles['numberText']);

export const QueuePart = withClassName('div', styles['part']);

export const UnstyledList = withClassName('ul', styles['plainList']);

export const QueueRangePair = withClassName('span', styles['rangePair']);

export const QueueSubtitle = withClassName('h2', styles['subtitle']);

export const QueueToolRow = withClassName('div', styles['tools']);

export const QueueWarning = withClassName('div', styles['warning']);
