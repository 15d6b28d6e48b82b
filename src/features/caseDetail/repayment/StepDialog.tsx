import { useFirstField } from '@/ui/form/useFirstField';
import { Modal } from 'antd';
import type { ReactNode } from 'react';

interface StepDialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** A request is pending: the dialog stays open until its outcome is known. */
  readonly isSending: boolean;
  /** Escape goes back one step, if there is one. */
  readonly onBack?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Dialog with steps: Escape goes back one step and then closes it. A click outside does not close it. */
export function StepDialog({ title, children, isSending, onBack, onClose }: StepDialogProps) {
  const box = useFirstField();
  return (
    <Modal
      open
      title={title}
      width={560}
      footer={null}
      closable={!isSending}
      keyboard={!isSending}
      mask={{ closable: false }}
      onCancel={({ type }) => (type === 'keydown' && onBack ? onBack() : onClose())}
    >
      <div ref={box}>{children}</div>
    </Modal>
  );
}
