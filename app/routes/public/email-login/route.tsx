import { useEffect } from "react";
import { parseReturnAddress } from "~/domain/access/return-address";
import { idleMoment } from "~/session/idle-moment";
import { describeSignInProblem } from "~/session/sign-in-problem";
import { useLoginWay } from "~/session/use-login-way";
import { LoginFrame } from "~/shell/login-frame";
import { pageTitle } from "~/shell/page-title";
import { CreateAccountForm } from "./create-account-form";
import { FinishLinkForm } from "./finish-link-form";
import { type Mode, type ModeProps, parseMode } from "./mode";
import { ModeLink } from "./mode-link";
import { ResetPasswordForm } from "./reset-password-form";
import { SignInForm } from "./sign-in-form";
import { SignInLinkForm } from "./sign-in-link-form";

export const meta = () => [{ title: pageTitle("Sign in by e-mail") }];

const heads: Record<Mode | "finish", { title: string; lead: string }> = {
  "sign-in": { title: "Sign in by e-mail", lead: "With the address and password of your account." },
  create: { title: "Create an account", lead: "Free to try. No card, nothing to install." },
  reset: { title: "Choose a new password", lead: "We send a link to the address of your account." },
  link: { title: "Sign in without a password", lead: "We send a link that signs you in. It works once." },
  finish: { title: "Almost in", lead: "Your sign-in link brought you here." },
};

export default function EmailLogin() {
  const { query, isHydrated, linkQuery, waiting, checking, problem } = useLoginWay();
  const mode = query.has("oobCode") ? "finish" : parseMode(query.get("mode"));

  useEffect(() => {
    // So that it is there when the form is sent.
    void idleMoment()
      .then(() => import("./email-sign-in"))
      .catch(() => {});
  }, []);

  const withoutLink = { oobCode: null, apiKey: null, lang: null, continueUrl: null };
  const props: ModeProps = {
    linkTo: (other) =>
      `/email-login${linkQuery({ ...withoutLink, mode: other === "sign-in" ? null : other })}`,
    returnTo: parseReturnAddress(query.get("to")),
  };
  return (
    <LoginFrame
      {...heads[mode]}
      back={
        <ModeLink to={`/login${linkQuery({ ...withoutLink, mode: null })}`}>All ways to sign in</ModeLink>
      }
      waiting={waiting}
      checking={checking}
    >
      {/* Neither seen nor typed into while the address asks for another form: that one comes with the scripts. */}
      <div className={isHydrated ? undefined : "[[data-form=other]_&]:invisible"}>
        {mode === "sign-in" && (
          <SignInForm {...props} problem={problem ? describeSignInProblem(problem).message : null} />
        )}
        {mode === "create" && <CreateAccountForm {...props} />}
        {mode === "reset" && <ResetPasswordForm {...props} />}
        {mode === "link" && <SignInLinkForm {...props} />}
        {mode === "finish" && <FinishLinkForm {...props} />}
      </div>
    </LoginFrame>
  );
}
