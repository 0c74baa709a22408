import { useNavigation } from "react-router";

/** A line at the top while the next page is being fetched; only when the wait can be felt. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-appear overflow-hidden">
      <div className="h-full w-2/5 animate-slide rounded-full bg-accent" />
    </div>
  );
}
