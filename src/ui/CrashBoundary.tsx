import { Component, type ReactNode, use } from 'react';

import { CrashNotice } from './CrashNotice';
import { CrashScope } from './crashScope';

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
