import { afterAll, beforeAll, expect, test } from "vitest";
import { IdentityToolkit } from "../../fakes/identity-toolkit";
import { openSdkHarness, type SdkHarness } from "./sdk-harness";

/** Sign-in by telephone number through the SDK, whose reCAPTCHA stands aside as in its own test suites. */

let harness: SdkHarness;
beforeAll(async () => {
  harness = await openSdkHarness();
});
afterAll(() => harness?.close());

test("a number signs in, is linked and unlinked, proves who one is, and leads on when it is somebody else's", async () => {
  const page = await harness.openTab();
  const toolkit = new IdentityToolkit(harness.firebase, await harness.firebase.adminToken());
  await page.exposeFunction("codeOf", async (sessionInfo: string) => {
    const { verificationCodes } = await toolkit.admin("GET", "/emulator/v1/{p}/verificationCodes");
    const codes = verificationCodes as { sessionInfo: string; code: string }[];
    return codes.find((each) => each.sessionInfo === sessionInfo)?.code;
  });
  const run = () =>
    page.evaluate(async () => {
      const { auth, identity } = window.sdk;
      const { codeOf } = window as unknown as { codeOf(sessionInfo: string): Promise<string> };
      identity.settings.appVerificationDisabledForTesting = true;
      const verify = async (phoneNumber: string) => {
        const place = document.body.appendChild(document.createElement("div"));
        const verifier = new auth.RecaptchaVerifier(identity, place, {});
        const id = await new auth.PhoneAuthProvider(identity).verifyPhoneNumber(phoneNumber, verifier);
        return auth.PhoneAuthProvider.credential(id, await codeOf(id));
      };
      const codeOfError = (call: Promise<unknown>) =>
        call.then(
          () => "no error",
          (error) => error.code as string,
        );
      const [first, second] = ["+15555551000", "+15555552000"] as const;

      const refusal = await codeOfError(verify(first));
      if (refusal !== "no error") return { refusal };
      const { user: guest } = await auth.signInAnonymously(identity);
      await auth.linkWithCredential(guest, await verify(first));
      const linked = { number: guest.phoneNumber, isAnonymous: guest.isAnonymous };
      await auth.unlink(guest, "phone");
      const unlinked = guest.phoneNumber;
      await auth.updatePhoneNumber(guest, await verify(second));
      const { user: owner } = await auth.signInWithCredential(identity, await verify(first));
      const mismatch = await codeOfError(auth.reauthenticateWithCredential(owner, await verify(second)));
      const stranger = await codeOfError(
        auth.reauthenticateWithCredential(owner, await verify("+15555553000")),
      );
      const taken = await auth.updatePhoneNumber(owner, await verify(second)).catch((error) => error);
      const proof = auth.PhoneAuthProvider.credentialFromError(taken);
      const { user: again } = await auth.signInWithCredential(identity, proof!);
      return {
        linked,
        unlinked,
        isNew: owner.uid !== guest.uid,
        mismatch,
        stranger,
        taken: taken.code,
        isGuest: again.uid === guest.uid,
      };
    });

  expect(await run()).toEqual({ refusal: "auth/operation-not-allowed" });
  await toolkit.admin("PATCH", "/v2/{p}/config", { signIn: { phoneNumber: { enabled: true } } });
  expect(await run()).toEqual({
    linked: { number: "+15555551000", isAnonymous: false },
    unlinked: null,
    isNew: true,
    mismatch: "auth/user-mismatch",
    stranger: "auth/user-mismatch",
    taken: "auth/account-exists-with-different-credential",
    isGuest: true,
  });
});
