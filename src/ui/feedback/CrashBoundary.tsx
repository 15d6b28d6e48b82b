import { watchRecovery } from '@/browser/server/network';
import { useEffect, useEffectEvent, createContext, Component, type ReactNode, use } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './crashNotice.module.css';

interface CrashNoticeProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Replaces a part that failed to render: the error and two ways to continue. Uses no antd, which may be the part that failed to load. */
function CrashNotice({ error, onRetry }: CrashNoticeProps) {
  const { formatMessage } = useIntl();
  const isMissing = isChunkError(error);
  const onBack = useEffectEvent(onRetry);
  // A part that failed to load is loaded again when the user returns, without a click.
  useEffect(() => (isMissing ? watchRecovery(() => onBack()) : undefined), [isMissing]);
  const what = isMissing ? 'chunk' : 'crash';
  return (
    <div role="alert" className={styles['notice']}>
      <h1>{formatMessage({ id: `errors.${what}.title` })}</h1>
      <p>{formatMessage({ id: `errors.${what}.text` })}</p>
      <p className={styles['ways']}>
        <button type="button" onClick={onRetry}>
          {formatMessage({ id: 'errors.retry' })}
        </button>
        <button type="button" onClick={() => location.reload()}>
          {formatMessage({ id: 'errors.reload' })}
        </button>
      </p>
    </div>
  );
}

/** Value that identifies the rendered content. When it changes, a part that failed re-renders, as in a replay at the next step. */
export const CrashScope = createContext<unknown>(null);

interface CrashBoundaryProps {
  /** Action before a retry, such as loading a chunk again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface Crash {
  readonly error: unknown;
}

/** Isolates a render error to one part of the page (SE-08): never a blank page. */
export function CrashBoundary(props: CrashBoundaryProps) {
  return <Boundary {...props} scope={use(CrashScope)} />;
}

interface BoundaryProps extends CrashBoundaryProps {
  readonly scope: unknown;
}

interface BoundaryState {
  readonly crash: Crash | null;
  readonly scope: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { crash: null, scope: this.props.scope };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'crash'> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ scope }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return scope === state.scope ? null : { scope, crash: null };
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ crash: null });
  };

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <CrashNotice error={crash.error} onRetry={this.retry} /> : this.props.children;
  }
}
