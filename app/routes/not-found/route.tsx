import { data, redirectDocument } from "react-router";
import type { Route } from "./+types/route";

/** Paths that no page answers. A route, so that the root's middleware gives the gate's answers here as well. */
export function loader() {
  throw data({ code: "not_found" }, { status: 404 });
}

/** What this document knows no page for is the server's to answer: it may know one. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

export default function NotFound() {
  return null;
}
