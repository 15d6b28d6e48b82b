import { withClassName } from '@/ui/theme/withClassName';

import * as styles from './dashboard.module.css';

export const BoardActions = withClassName('div', styles['actions']);

export const BoardHead = withClassName('header', styles['boardHead']);

export const BoardCard = withClassName('section', styles['card']);

export const CardHead = withClassName('header', styles['cardHead']);

export const CardTitle = withClassName('h2', styles['cardTitle']);

export const ChartFigure = withClassName('figure', styles['chartFigure']);

export const OwnGrid = withClassName('div', styles['ownGrid']);

export const TileGrid = withClassName('div', styles['tileGrid']);
