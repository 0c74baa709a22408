import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { TextField } from "./text-field";

interface TypedConfirmationProps {
  /** What to type, as the field names it. */
  label: string;
  isRight: (typed: string) => boolean;
  /** Said where it is not. */
  problem: string;
  keepLabel: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Stands above the field. */
  children?: ReactNode;
}

/** The form in a dialog of what cannot be taken back: something is typed before it is done. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { label, isRight, problem, keepLabel, onConfirm, onClose, children } = props;
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function confirm() {
    if (!isRight(typed.trim())) return setWrong(true);
    setDeleting(true);
    await onConfirm();
    onClose();
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      {children}
      <TextField
        label={label}
        value={typed}
        error={isWrong ? problem : null}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{keepLabel}</Button>
        <Button type="submit" variant="danger" loading={isDeleting}>
          Delete for good
        </Button>
      </div>
    </form>
  );
}
