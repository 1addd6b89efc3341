import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';

interface State {
  readonly error: Error | null;
}

/** Keeps a screen that failed from taking the window with it, and says what happened. */
export class ScreenGuard extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // Reported so that the main process, which listens to uncaught errors of the window, writes it to the log.
    reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className="frame-wait">
        <Callout
          tone="adverse"
          alert
          actions={
            <Button onPress={() => this.setState({ error: null })}>
              <FormattedMessage id="frame.screenFailedAgain" />
            </Button>
          }
        >
          <p className="strong">
            <FormattedMessage id="frame.screenFailed" />
          </p>
          <p className="mono note">{error.message}</p>
        </Callout>
      </div>
    );
  }
}
