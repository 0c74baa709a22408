import { Outlet } from "react-router";
import { ImagesNav } from "~/images/images-nav";

export const handle = { place: "Images" };

/** What stands around every page of the image area. */
export default function ImageArea() {
  return (
    <>
      <ImagesNav />
      <Outlet />
    </>
  );
}
