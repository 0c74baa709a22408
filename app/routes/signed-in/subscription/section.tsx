import { type ReactNode, useId } from "react";
import { Card } from "~/ui/card";

/** A part of the page under its own heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5 sm:p-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id={id} className="font-semibold text-lg">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
