import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { PageCrash } from './PageCrash.tsx';

interface CrashBoundaryProps {
  location: Location;
  children: ReactNode;
}

interface CrashBoundaryState {
  crashed: boolean;
  location: Location;
}

/** Says that its part of the page has crashed, until the shopper goes on to another page. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashed: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ location }: CrashBoundaryProps, state: CrashBoundaryState) {
    return location === state.location ? null : { crashed: false, location };
  }

  override render(): ReactNode {
    return this.state.crashed ? <PageCrash /> : this.props.children;
  }
}
