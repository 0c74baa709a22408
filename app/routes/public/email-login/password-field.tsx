import { type ComponentProps, useState } from "react";
import { TextField } from "~/ui/text-field";

/** A password that can be looked at. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "trailing">) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      className="pe-16"
      trailing={
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          aria-pressed={isShown}
          aria-label="Show password"
          className="h-8 rounded-sm px-2.5 font-[550] text-muted text-sm hover:bg-hover hover:text-text"
        >
          {isShown ? "Hide" : "Show"}
        </button>
      }
    />
  );
}
