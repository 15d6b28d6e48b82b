import { type Navigator, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { listenBeforeRouter } from '../screen/leaving';
import {
  requestLeave,
  listUnsavedWork,
  answerConfirmation,
  registerWork,
  getOpenConfirmation,
  continueLeaving,
  subscribeToUnsavedWork,
  dismissConfirmation,
} from './unsavedWork';
import { Modal } from 'antd';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

const guarded = new WeakSet<Navigator>();
/** Index of the current entry in the tab's history, as the router counts them. */
let here: number | undefined;
/** The browser is being returned to the unsaved work, or forwarded to its destination. */
let onItsWay: 'back' | 'on' | undefined;

function look(state: unknown = history.state): number | undefined {
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof place === 'number' ? place : undefined;
}

function move(steps: number, way: 'back' | 'on'): void {
  onItsWay = way;
  history.go(steps);
}

/**
 * Returns the number of history steps of a navigation. The router does not count typed addresses: one is a new entry, and from one the
 * navigation leads back.
 */
function stepsTo(there: number | undefined): number {
  if (there === undefined) return 1;
  return here === undefined ? -1 : there - here;
}

/** Handles back, forward and a typed address. The browser has already navigated, so the navigation is reverted before the confirmation. */
function onBrowserMoved(event: PopStateEvent): void {
  const way = onItsWay;
  onItsWay = undefined;
  if (way === 'back') return event.stopImmediatePropagation();
  const there = look(event.state);
  if (way === 'on' || listUnsavedWork().size === 0) {
    here = there;
    return undefined;
  }
  event.stopImmediatePropagation();
  const steps = stepsTo(there);
  requestLeave(() => move(steps, 'on'));
  return move(-steps, 'back');
}

/** Wraps a router call to require a confirmation while there is unsaved work. */
const asking =
  (go: Navigator['push']): Navigator['push'] =>
  (...to) =>
    requestLeave(() => {
      go(...to);
      here = look();
    });

/**
 * Makes the router require a confirmation before it leaves unsaved work. Called once, by the first form with such work. The built-in
 * blocking of react-router needs its data router, which is too large for the first screen.
 */
function guardAddress(navigator: Navigator): void {
  here = look();
  if (guarded.has(navigator)) return;
  guarded.add(navigator);
  navigator.push = asking(navigator.push.bind(navigator));
  navigator.replace = asking(navigator.replace.bind(navigator));
  listenBeforeRouter(onBrowserMoved);
}

/**
 * Requires a confirmation before unsaved changes are lost: by another screen, back, another tab of it, closing, signing out, or a reload.
 */
export function UnsavedNote({ isChanged }: { readonly isChanged: boolean }) {
  const { formatMessage } = useIntl();
  const { navigator } = use(NavigationContext);
  const [work] = useState(() => ({}));
  useEffect(() => {
    if (!isChanged) {
      continueLeaving(work);
      return undefined;
    }
    guardAddress(navigator);
    return registerWork(work);
  }, [isChanged, navigator, work]);
  useEffect(() => () => dismissConfirmation(work), [work]);
  const question = useSyncExternalStore(subscribeToUnsavedWork, getOpenConfirmation);
  if (question?.of !== work) return null;
  return (
    <Modal
      open
      width={420}
      title={formatMessage({ id: 'unsaved.title' })}
      okText={formatMessage({ id: 'unsaved.leave' })}
      cancelText={formatMessage({ id: 'unsaved.stay' })}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={() => answerConfirmation(true)}
      onCancel={() => answerConfirmation(false)}
    >
      {formatMessage({ id: 'unsaved.text' })}
    </Modal>
  );
}
