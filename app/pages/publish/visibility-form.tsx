import { shortestPassword } from "~/domain/publications/publication-password";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";
import { localTime, type Problems, type VisibilityChoice } from "./publish-state";

interface VisibilityFormProps {
  choice: VisibilityChoice;
  /** One is set already. */
  hasPassword: boolean;
  problems: Problems;
  /** Words of the button that puts the choice into force. */
  action: string;
  /** Does what that button does. */
  onSubmit: () => void;
  onChange: (choice: VisibilityChoice) => void;
}

/** To whom a page is shown, and when. */
export function VisibilityForm({
  choice,
  hasPassword,
  problems,
  action,
  onSubmit,
  onChange,
}: VisibilityFormProps) {
  const set = (changes: Partial<VisibilityChoice>) => onChange({ ...choice, ...changes });
  return (
    <div className="grid gap-4">
      <Switch
        label="Ask for a password"
        hint="Only people who know it see the page, and search engines never do."
        checked={choice.isProtected}
        onChange={(isProtected) => set({ isProtected })}
      />
      {choice.isProtected && (
        <TextField
          label={hasPassword ? "New password" : "Password"}
          hint={`At least ${shortestPassword} characters. ${hasPassword ? "Leave it empty to keep the one you set." : `Press Enter or “${action}” to turn it on.`}`}
          error={problems.password}
          value={choice.password}
          autoComplete="off"
          onKeyDown={(event) => event.key === "Enter" && onSubmit()}
          onChange={(event) => set({ password: event.target.value })}
        />
      )}
      <Switch
        label="Show it for a time only"
        hint="From a moment, until one, or both, in the time of your device."
        checked={isTimed(choice)}
        onChange={(isOn) => set(isOn ? { from: nextHour() } : { from: "", until: "" })}
      />
      {isTimed(choice) && (
        <div className="grid gap-3">
          <TextField
            type="datetime-local"
            label="From"
            value={choice.from}
            onChange={(event) => set({ from: event.target.value })}
          />
          <TextField
            type="datetime-local"
            label="Until"
            error={problems.until}
            value={choice.until}
            onChange={(event) => set({ until: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}

function isTimed({ from, until }: VisibilityChoice): boolean {
  return from !== "" || until !== "";
}

function nextHour(): string {
  const next = new Date(Date.now() + 3_600_000);
  next.setMinutes(0, 0, 0);
  return localTime(next);
}
