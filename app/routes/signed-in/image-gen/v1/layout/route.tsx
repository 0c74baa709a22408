import { href, Link, Outlet, useLocation } from "react-router";
import { useHydrated } from "~/client/use-hydrated";
import { PlaceTabs } from "~/images/place-tabs";
import { newerAddress } from "~/shell/newer-address";

export const handle = { place: "Images" };

const places = [
  { path: href("/image-gen/v1"), label: "Latest" },
  { path: href("/image-gen/v1/create"), label: "Create" },
  { path: href("/image-gen/v1/edit"), label: "Edit" },
  { path: href("/image-gen/v1/all"), label: "All" },
];

/** What stands around every page of the older set: the way between them, and to the newer one. */
export default function OlderImages() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return (
    <>
      <PlaceTabs label="Images" places={places} currentPath={pathname} />
      <Outlet />
      <aside aria-label="The newer pages" className="measure pb-10 text-muted text-sm">
        These are the older, simpler pages.{" "}
        <Link
          to={isHydrated ? newerAddress(pathname, search) : href("/image-gen")}
          className="font-[550] text-text underline-offset-2 hover:underline"
        >
          Open this in the newer studio
        </Link>
      </aside>
    </>
  );
}
