import { useState } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { readCodeAddress } from "./code-address";
import type { Add } from "./use-add";

/** A QR code of an address that was checked. `onDone`: it was added, and the form is to close. */
export function CodeForm({ add, onDone }: { add: Add; onDone: () => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readCodeAddress(typed);
        setProblem(read.problem);
        if (read.address === null) return event.currentTarget.querySelector("input")?.focus();
        add.addElement(
          "Add QR code",
          { kind: "qr", text: read.address, background: "#ffffff" },
          { placement: { centerX: 0.5, centerY: 0.7, width: 0.36, height: 0.36 }, color: "#000000" },
        );
        onDone();
      }}
    >
      <TextField
        label="Address it opens"
        type="url"
        inputMode="url"
        placeholder="example.com/spring"
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
        onBlur={() => typed.trim() && setProblem(readCodeAddress(typed).problem)}
      />
      <Button type="submit" variant="primary" className="justify-self-start">
        Add the code
      </Button>
    </form>
  );
}
