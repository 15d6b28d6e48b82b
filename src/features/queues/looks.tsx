import { dressed } from '@/ui/dressed';

import * as styles from './looks.module.css';

export const AgentLines = dressed('ul', styles['agentList']);

export const AgentRow = dressed('li', styles['agentRow']);

export const BarStack = dressed('span', styles['barStack']);

export const Card = dressed('p', styles['card']);

export const Fields = dressed('div', styles['fields']);

export const LargeFigure = dressed('p', styles['largeFigure']);

export const NumberText = dressed('span', styles['numberText']);

export const Part = dressed('div', styles['part']);

export const PlainList = dressed('ul', styles['plainList']);

export const RangePair = dressed('span', styles['rangePair']);

export const Subtitle = dressed('h2', styles['subtitle']);

export const ToolRow = dressed('div', styles['tools']);

export const WaitingCount = dressed('output', styles['waitingCount']);

export const Warning = dressed('div', styles['warning']);
