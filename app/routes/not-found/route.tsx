import { data } from "react-router";

/** Paths that no page answers. A route, so that the root's middleware gives the gate's answers here as well. */
export function loader() {
  throw data({ code: "not_found" }, { status: 404 });
}

export default function NotFound() {
  return null;
}
