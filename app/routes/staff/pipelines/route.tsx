import { useSearchParams } from "react-router";
import { pageTitle } from "~/shell/page-title";
import { StaffPage, StaffPageSkeleton } from "~/staff/staff-page";
import { Tabs } from "~/ui/tabs";
import type { Route } from "./+types/route";
import { FailureList } from "./failure-list";
import { JobList } from "./job-list";

const title = "Pipelines";
const description = "Every job of everybody, as it happens. What people typed stays masked.";
export const handle = { place: title };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** All jobs, live, and failures by cause. */
export default function Pipelines() {
  const [query, setQuery] = useSearchParams();
  const view = query.get("view") === "failures" ? "failures" : "jobs";
  const choose = (next: "jobs" | "failures") => setQuery(next === "failures" ? { view: "failures" } : {});
  return (
    <StaffPage title={title} description={description}>
      <Tabs
        label="Pipelines"
        value={view}
        onChange={choose}
        tabs={[
          { value: "jobs", label: "Jobs", content: view === "jobs" && <JobList /> },
          { value: "failures", label: "Failures by cause", content: view === "failures" && <FailureList /> },
        ]}
      />
    </StaffPage>
  );
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} description={description} />;
}
