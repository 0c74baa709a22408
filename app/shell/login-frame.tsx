import type { ReactNode } from "react";
import type { LoginWait } from "~/session/use-login-way";
import { FullPageSpinner } from "~/ui/full-page-spinner";
import { Awning } from "./awning";
import { LoginWaitScreen } from "./login-wait-screen";
import { ShopWindow } from "./shop-window";
import { Wordmark } from "./wordmark";

interface LoginFrameProps {
  title: string;
  /** A way back, above the title. */
  back?: ReactNode;
  lead: ReactNode;
  waiting: LoginWait | null;
  /** The browser seems to be signed in already, and whether it is is being found out. */
  checking: boolean;
  children: ReactNode;
}

/** The pages before the product: the form at the start, the shop window beside it where there is room. */
export function LoginFrame({ title, back, lead, waiting, checking, children }: LoginFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,4fr)_5fr]">
      <main inert={waiting !== null} className="flex flex-col">
        <Awning className="h-9 shrink-0 lg:hidden" />
        <div className="px-6 pt-6 sm:px-10 sm:pt-8">
          <Wordmark />
        </div>
        {/* From the top, not centred: what appears below a form must not move its button away from a pressed finger. */}
        <div className="mx-auto w-full max-w-[26rem] px-6 py-10 sm:pt-[max(40px,12dvh)]">
          {back && <p className="mb-3 text-muted text-sm">{back}</p>}
          <h1 className="text-balance font-display text-4xl tracking-[-0.015em]">{title}</h1>
          <p className="mt-2 mb-7 text-pretty text-lg text-muted">{lead}</p>
          {children}
        </div>
      </main>
      <div className="hidden p-3 ps-0 lg:grid">
        <ShopWindow />
      </div>
      {waiting && <LoginWaitScreen {...waiting} />}
      {checking && (
        <div className="hidden [[data-session=expected]_&]:block">
          <FullPageSpinner label="Checking whether you are signed in" />
        </div>
      )}
    </div>
  );
}
