import { Component, type ReactNode } from 'react';

import { CrashNotice } from './CrashNotice';

interface CrashBoundaryProps {
  /** Something to do before trying again, such as fetching a chunk again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface Crash {
  readonly error: unknown;
}

/** Keeps a fault in one part of the page from taking the rest with it (SE-08): never a blank page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crash: Crash | null }> {
  override state: { readonly crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(error: unknown): { crash: Crash } {
    return { crash: { error } };
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
