import { pageTitle } from "~/shell/page-title";
import { StaffPage, StaffPageSkeleton } from "~/staff/staff-page";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/route";

const title = "Change log";
export const handle = { place: title };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** Every change the product made, who made it, and what it changed. */
export default function ContentUpdateLogs() {
  return (
    <StaffPage title={title}>
      <EmptyState title="Nothing has changed yet">Changes are listed here as they are made.</EmptyState>
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} />;
}
