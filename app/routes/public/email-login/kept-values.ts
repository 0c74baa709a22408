const keptFields = ["email", "name"] as const;
type KeptField = (typeof keptFields)[number];

const key = (field: KeptField) => `vitrine:login-${field}`;

/** What was typed in this tab before, for the fields that may be kept: never passwords. */
export function readKept(): Partial<Record<KeptField, string>> {
  try {
    return Object.fromEntries(
      keptFields.flatMap((field) => {
        const value = sessionStorage.getItem(key(field));
        return value ? [[field, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function writeKept(field: KeptField, value: string): void {
  try {
    sessionStorage.setItem(key(field), value);
  } catch {
    // Storage is off: then a reload loses what was typed.
  }
}
