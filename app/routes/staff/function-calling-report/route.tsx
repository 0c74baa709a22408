import { pageTitle } from "~/shell/page-title";
import { StaffPage, StaffPageSkeleton } from "~/staff/staff-page";
import type { Route } from "./+types/route";

const title = "Function calls";
export const handle = { place: title };
export const meta: Route.MetaFunction = () => [{ title: pageTitle(title) }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** How well models call functions. */
export default function FunctionCallingReport() {
  return <StaffPage title={title}>{null}</StaffPage>;
}

export function HydrateFallback() {
  return <StaffPageSkeleton title={title} />;
}
