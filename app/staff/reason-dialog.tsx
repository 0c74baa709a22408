import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import { reasonLimits, reasonSchema } from "~/domain/audit/reason";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextArea } from "~/ui/text-area";

interface ReasonDialogProps {
  open: boolean;
  /** What is about to be done, and to whom. */
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  isDanger?: boolean;
  size?: "md" | "lg";
  /** What else is said or chosen. */
  children?: ReactNode;
  /** Does it, with the reason. Where it throws, the dialog stays and shows why. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Stands before every act of staff on somebody's data: the reason goes into the log with the act. */
export function ReasonDialog({ open, onClose, ...props }: ReasonDialogProps) {
  /** What had the keyboard before; what was done may have taken it away, as a button that shows what is masked. */
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement as HTMLElement | null;
  }, [open]);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={props.title}
      description={props.description}
      size={props.size}
      finalFocus={() => (opener.current?.isConnected ? opener.current : document.querySelector("main h1"))}
    >
      <ReasonForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function ReasonForm({
  confirmLabel,
  isDanger = false,
  children,
  onConfirm,
  onClose,
}: Omit<ReasonDialogProps, "open" | "title" | "size">) {
  const [reason, setReason] = useState("");
  /** What is wrong with the reason itself. */
  const [problem, setProblem] = useState<string | null>(null);
  /** Why the act did not come about. */
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem || failure) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problem, failure]);

  async function confirm() {
    // Keys come through where a button that is loading lets no click through.
    if (isSending) return;
    setFailure(null);
    const parsed = reasonSchema.safeParse(reason);
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message ?? null);
    setSending(true);
    try {
      await onConfirm(parsed.data);
      onClose();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : "Nothing was changed. Try again.");
    }
    setSending(false);
  }

  return (
    <form
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      {children}
      <TextArea
        label="Why"
        hint="Kept in the log with what you do."
        limit={reasonLimits.most}
        value={reason}
        error={problem}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void confirm();
        }}
      />
      {failure && (
        <p role="alert" className="wrap-anywhere rounded-md bg-danger-soft px-3 py-2 text-sm">
          {failure}
        </p>
      )}
      <footer className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant={isDanger ? "danger" : "primary"} loading={isSending}>
          {confirmLabel}
        </Button>
      </footer>
    </form>
  );
}
