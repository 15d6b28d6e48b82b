import { dressed } from '@/ui/dressed';

import * as styles from './looks.module.css';

export const Actions = dressed('div', styles['actions']);

export const BoardHead = dressed('header', styles['boardHead']);

export const Card = dressed('section', styles['card']);

export const CardHead = dressed('header', styles['cardHead']);

export const CardTitle = dressed('h2', styles['cardTitle']);

export const ChartFigure = dressed('figure', styles['chartFigure']);

export const OwnGrid = dressed('div', styles['ownGrid']);

export const TileGrid = dressed('div', styles['tileGrid']);
