import { Suspense } from "react";
import { lazy } from "~/client/lazy";

/** Most videos have no password and no end. */
const PasswordPage = lazy(() => import("./password-page"));
const LinkOverPage = lazy(() => import("./link-over-page"));

/** In the place of a video that is not shown. */
export function ClosedPage(closed: { kind: "locked"; contentId: string } | { kind: "ended" }) {
  return (
    <Suspense fallback={null}>
      {closed.kind === "locked" ? <PasswordPage contentId={closed.contentId} /> : <LinkOverPage />}
    </Suspense>
  );
}
