/**
 * Helpers of antd's Form.Item, without the measurement on each render, which forces a layout of the whole page. The visibility of an item
 * only triggers a new measurement of its margin, which does not change.
 */
export { isNonNullable, omit, useLayoutEffect } from '@rc-component/util';

export const isVisible = (item: Element): boolean => item.isConnected;
