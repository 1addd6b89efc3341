import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { Button, IconButton } from './Button';
import './Dialog.css';
import { CloseIcon } from './icons';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons at its foot, the main one last. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** `alertdialog`: asks for a decision that cannot be taken back. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A dialog over the window. Esc closes it and gives focus back to where it was. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  wide = false,
  role = 'dialog',
}: DialogProps) {
  const intl = useIntl();
  return (
    <ModalOverlay
      className="backdrop"
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={wide ? 'dialog dialog-wide' : 'dialog'}>
        <AriaDialog className="dialog-frame" role={role}>
          <header className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={intl.formatMessage({ id: 'action.close' })} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className="dialog-body">{children}</div>
          {actions !== undefined && <footer className="dialog-foot">{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmProps {
  readonly title: string;
  /** What will happen and what is kept. */
  readonly children: ReactNode;
  /** The words of the button that does it. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is destroyed. The safe answer comes first. */
export function Confirm({
  title,
  children,
  action,
  isOpen,
  isPending = false,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const intl = useIntl();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} autoFocus>
            {intl.formatMessage({ id: 'action.cancel' })}
          </Button>
          <Button kind="danger" isPending={isPending} onPress={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
