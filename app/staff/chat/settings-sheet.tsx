import { useState } from "react";
import { type ThreadSettings, threadLimits, threadSettingsSchema } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { Button } from "~/ui/button";
import { SideSheet } from "~/ui/side-sheet";
import { Switch } from "~/ui/switch";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

interface SettingsSheetProps {
  open: boolean;
  settings: ThreadSettings;
  onClose: () => void;
  /** Throws where it was not kept. */
  onChange: (settings: ThreadSettings) => Promise<void>;
}

/** What the models of a thread are told and set to. */
export function SettingsSheet({ open, onClose, ...props }: SettingsSheetProps) {
  return (
    <SideSheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title="Settings of this thread">
      {open && <SettingsForm {...props} onClose={onClose} />}
    </SideSheet>
  );
}

const shown = (value: number | null) => (value === null ? "" : String(value));
const typed = (value: string) => (value.trim() === "" ? null : Number(value.replace(",", ".")));

function SettingsForm({ settings, onChange, onClose }: Omit<SettingsSheetProps, "open">) {
  const [system, setSystem] = useState(settings.system);
  const [temperature, setTemperature] = useState(shown(settings.temperature));
  const [topP, setTopP] = useState(shown(settings.topP));
  const [mostTokens, setMostTokens] = useState(shown(settings.mostTokens));
  const [withTools, setWithTools] = useState(settings.withTools);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);

  async function save() {
    const wanted = { temperature: typed(temperature), topP: typed(topP), mostTokens: typed(mostTokens) };
    const { data, error } = threadSettingsSchema.safeParse({ ...settings, system, withTools, ...wanted });
    if (!data) {
      const asked: Record<string, string> = {
        temperature: "A number from 0 to 2, or nothing.",
        topP: "A number above 0, up to 1, or nothing.",
        mostTokens: "A whole number from 16 to 64,000, or nothing.",
        system: `At most ${threadLimits.systemCharacters.toLocaleString("en")} characters.`,
      };
      const found = error.issues.map(({ path }) => String(path[0]));
      return setProblems(Object.fromEntries(found.map((name) => [name, asked[name] ?? "Correct this."])));
    }
    setSending(true);
    try {
      await onChange(data);
      onClose();
    } catch (thrown) {
      setProblems({ form: problemOf(thrown).message });
    }
    setSending(false);
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label="Instructions"
        hint="What each model of this thread is told before anything else."
        rows={6}
        limit={threadLimits.systemCharacters}
        value={system}
        error={problems.system ?? null}
        onChange={({ target }) => setSystem(target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Temperature"
          inputMode="decimal"
          value={temperature}
          error={problems.temperature ?? null}
          onChange={({ target }) => setTemperature(target.value)}
        />
        <TextField
          label="Top P"
          inputMode="decimal"
          value={topP}
          error={problems.topP ?? null}
          onChange={({ target }) => setTopP(target.value)}
        />
      </div>
      <TextField
        label="Longest answer, in tokens"
        hint="Empty: as the model has it."
        inputMode="numeric"
        value={mostTokens}
        error={problems.mostTokens ?? null}
        onChange={({ target }) => setMostTokens(target.value)}
      />
      <Switch
        label="Tools on our data"
        hint="Find works, explain jobs and run them again, read ledgers, draft briefs. Each call that reads or changes somebody’s data waits for you."
        checked={withTools}
        onChange={setWithTools}
      />
      {problems.form && (
        <p role="alert" className="text-danger text-sm">
          {problems.form}
        </p>
      )}
      <footer className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSending}>
          Save
        </Button>
      </footer>
    </form>
  );
}
