import { expect, test } from "vitest";
import { describeSignInProblem } from "./sign-in-problem";

test("a wrong password and an unknown address cannot be told apart", () => {
  const wrong = describeSignInProblem({ code: "auth/wrong-password" });
  expect(describeSignInProblem({ code: "auth/user-not-found" })).toEqual(wrong);
  expect(describeSignInProblem({ code: "auth/invalid-credential" })).toEqual(wrong);
});

test("errors without a known code still say what to do", () => {
  for (const error of [null, undefined, new Error("?"), { code: 7 }, { code: "auth/new-code" }, "new_code"]) {
    expect(describeSignInProblem(error).message).toMatch(/Try again/);
  }
});

test("problems of the session have words of their own", () => {
  expect(describeSignInProblem("backend_refused").message).toMatch(/did not accept/);
  expect(describeSignInProblem("session_ended").message).toMatch(/session has ended/);
});
