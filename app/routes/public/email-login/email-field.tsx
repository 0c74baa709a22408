import type { ComponentProps } from "react";
import { TextField } from "~/ui/text-field";

/** The address that an account is known by. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return <TextField {...props} label="E-mail" type="email" autoComplete="username" inputMode="email" />;
}
