import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useSyncExternalStore } from "react";
import { SegmentedControl } from "~/ui/segmented-control";
import { readTheme, setTheme, type Theme, watchTheme } from "./theme";

const segments = [
  { value: "light", name: "Light", label: <Sun className="size-4" /> },
  { value: "dark", name: "Dark", label: <Moon className="size-4" /> },
  { value: "system", name: "Like this machine", label: <Monitor className="size-4" /> },
] as const;

/** Light, dark, or as the machine is set. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, readTheme, (): Theme => "system");
  return <SegmentedControl label="Theme" size="sm" segments={segments} value={theme} onChange={setTheme} />;
}
