import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** A surface that stands out from the page by a hair. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={classNames("rounded-lg border border-line bg-raised shadow-raised", className)}
    />
  );
}
