import { useState } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { Add } from "./use-add";
import { ZoneField } from "./zone-field";
import { presentZone, withZone } from "./zoned-date";

/** The time that is left until a date in a time zone. `onDone`: it was added, and the form is to close. */
export function CountdownForm({ add, onDone }: { add: Add; onDone: () => void }) {
  const [local, setLocal] = useState("");
  const [zone, setZone] = useState(presentZone);
  const [over, setOver] = useState("It has begun");
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const endsAt = local === "" ? null : withZone(local, zone);
        if (endsAt === null) {
          setProblem("Choose the day and the time at which it ends.");
          return;
        }
        if (Date.parse(endsAt) < Date.now()) {
          setProblem("This is in the past. Choose a moment to come.");
          return;
        }
        add.addElement(
          "Add countdown",
          { kind: "countdown", endsAt, zone, from: "days", over },
          {
            placement: { centerX: 0.5, centerY: 0.5, width: 0.8, height: 0.16 },
            text: { weight: 700, align: "center", verticalAlign: "middle" },
          },
        );
        onDone();
      }}
    >
      <TextField
        label="Ends"
        type="datetime-local"
        value={local}
        error={problem}
        onChange={(event) => {
          setLocal(event.target.value);
          setProblem(null);
        }}
      />
      <ZoneField zone={zone} onChange={setZone} />
      <TextField
        label="When it is over, show"
        value={over}
        limit={80}
        onChange={(event) => setOver(event.target.value)}
      />
      <Button type="submit" variant="primary" className="justify-self-start">
        Add the countdown
      </Button>
    </form>
  );
}
