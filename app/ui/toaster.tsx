import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { openToasts } from "./toast";

/** Stands once in the signed-in layout; `toast.ts` puts messages into it. Loaded when the page is idle. */
export default function Toaster() {
  useEffect(() => openToasts(toast), []);
  return (
    <Sonner
      position="bottom-center"
      gap={8}
      // Pages with something at their foot raise it (`useToastsAbove`).
      offset={{ bottom: "var(--toast-bottom, 24px)" }}
      mobileOffset={{ bottom: "var(--toast-bottom, 84px)" }}
      containerAriaLabel="Messages"
      style={{ fontFamily: "inherit" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-md bg-neutral-12 py-2.5 ps-4 pe-2.5 text-neutral-1 shadow-overlay sm:w-[26rem]",
          content: "grow",
          title: "font-medium",
          description: "text-neutral-5 text-sm",
          closeButton: "order-last grid size-7 shrink-0 place-items-center rounded-sm hover:bg-neutral-11/40",
          actionButton:
            "h-7 shrink-0 rounded-sm px-2.5 font-[550] underline decoration-neutral-1/40 underline-offset-4 hover:bg-neutral-11/40",
        },
      }}
    />
  );
}
