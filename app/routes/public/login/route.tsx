import { useEffect, useState } from "react";
import { Link } from "react-router";
import { idleMoment } from "~/session/idle-moment";
import { describeSignInProblem } from "~/session/sign-in-problem";
import { useLoginWay } from "~/session/use-login-way";
import { DemoHint } from "~/shell/demo-hint";
import googleMark from "~/shell/google-g.svg";
import { LoginFrame } from "~/shell/login-frame";
import { pageTitle } from "~/shell/page-title";
import { SignInAlert } from "~/shell/sign-in-alert";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";

export const meta = () => [{ title: pageTitle("Sign in") }];

export default function Login() {
  const { linkQuery, waiting, checking, problem } = useLoginWay();
  const google = useGoogleSignIn();
  const message = google.message ?? (problem ? describeSignInProblem(problem).message : null);

  return (
    <LoginFrame
      title="Sign in to your studio"
      lead="Bring a product, leave with something to show."
      waiting={waiting}
      checking={checking}
    >
      <SignInAlert message={message} />
      <div className="grid gap-3">
        <Button
          variant="primary"
          size="lg"
          loading={google.isOpen}
          onClick={() => void google.open()}
          icon={
            <span className="grid size-6 place-items-center rounded-full bg-white">
              <img src={googleMark} alt="" width={16} height={16} />
            </span>
          }
        >
          Continue with Google
        </Button>
        <Link to={`/email-login${linkQuery({})}`} className={buttonStyle("secondary", "lg")}>
          Use e-mail instead
        </Link>
      </div>
      <p className="mt-6 text-muted">
        New here?{" "}
        <Link
          to={`/email-login${linkQuery({ mode: "create" })}`}
          className="font-[550] text-text underline underline-offset-3 hover:text-accent"
        >
          Create an account
        </Link>
      </p>
      <DemoHint />
    </LoginFrame>
  );
}

function useGoogleSignIn() {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    // Loaded ahead of the click: browsers block a popup that opens long after it.
    void idleMoment()
      .then(() => import("~/firebase/google-sign-in"))
      .then(({ prepareGoogleSignIn }) => prepareGoogleSignIn())
      .catch(() => {});
  }, []);

  const open = async () => {
    setOpen(true);
    setMessage(null);
    try {
      const { signInWithGoogle } = await import("~/firebase/google-sign-in");
      await signInWithGoogle();
    } catch (error) {
      console.error("Sign-in with Google failed", error);
      setMessage(describeSignInProblem(error).message);
    }
    setOpen(false);
  };
  return { isOpen, message, open };
}
