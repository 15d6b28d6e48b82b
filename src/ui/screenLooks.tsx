import { dressed } from './dressed';
import * as styles from './screenLooks.module.css';

/** What stands below the other on a screen. */
export const Screen = dressed('section', styles['screen']);

/** The line of a screen's heading, with what belongs to all of it. */
export const ScreenHead = dressed('header', styles['head']);

export const ScreenTitle = dressed('h1', styles['title']);

/** What is good to know beside the thing itself. */
export const Aside = dressed('span', styles['aside']);
