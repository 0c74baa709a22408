import { type ReactNode, useId } from "react";

/** A part of a brand under its heading, where it is edited and where it is found on a page. */
export function BrandSection({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        {about && <p className="text-muted text-sm">{about}</p>}
      </div>
      {children}
    </section>
  );
}
