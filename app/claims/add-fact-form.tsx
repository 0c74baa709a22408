import { useState } from "react";
import type { Claim } from "~/domain/facts/claim";
import { stillUnbacked } from "~/domain/facts/stated-by-person";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";

interface AddFactFormProps {
  claim: Claim;
  language: string | null;
  isBusy: boolean;
  onAdd: (text: string) => void;
  onCancel: () => void;
}

/** A person states the fact behind a statement. It is taken once it says what the statement needs. */
export function AddFactForm({ claim, language, isBusy, onAdd, onCancel }: AddFactFormProps) {
  const [text, setText] = useState("");
  const [missing, setMissing] = useState<string[]>([]);
  return (
    <form
      className="grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const stated = text.trim();
        const left = stated === "" ? claim.about.slice(0, 1) : stillUnbacked(claim, stated, language);
        setMissing([...left]);
        if (left.length === 0) onAdd(stated);
      }}
    >
      <TextArea
        label="The fact, and how you know it"
        rows={2}
        autoFocus
        value={text}
        limit={600}
        error={missing.length > 0 ? `Say “${missing.join("”, “")}” in the fact too.` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setMissing([]);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" type="submit" loading={isBusy}>
          Add the fact
        </Button>
      </div>
    </form>
  );
}
