import { useFirstField } from '@/ui/useFirstField';
import { Modal } from 'antd';
import type { ReactNode } from 'react';

interface StepDialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Something is being sent: the dialog stays until its outcome is known. */
  readonly isSending: boolean;
  /** Escape goes one step back where there is one. */
  readonly onBack?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A dialog in steps: Escape leads one step back and then out; a click beside it closes nothing. */
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
