import { Component, type ReactNode } from 'react';

interface Props {
  /** Replaces a broken block. */
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** Isolates the error of one block from the rest of the page. The error itself is reported at the root of the app. */
export class BlockErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ broken: false });
  };

  override render() {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}
