import { expect, test } from "vitest";
import type { OutOfBandCode, RequestType } from "../auth/out-of-band-codes";
import { letters } from "./letter";

const HOUR_MS = 3_600_000;

function mail(sentAt: number, changes: Partial<OutOfBandCode> = {}): OutOfBandCode {
  const requestType: RequestType = "PASSWORD_RESET";
  return { oobCode: "c", requestType, email: "a@b.c", oobLink: "http://l/", sentAt, used: false, ...changes };
}

test("a message is unopened, opened, used or expired, and used for good", () => {
  const stateOf = (changes: Partial<OutOfBandCode>, nowMs: number) =>
    letters([mail(0, changes)], [], nowMs)[0]?.state;
  expect(stateOf({}, 1)).toBe("unopened");
  expect(stateOf({ openedAt: 1 }, 2)).toBe("opened");
  expect(stateOf({ openedAt: 1 }, HOUR_MS)).toBe("expired");
  expect(stateOf({ used: true, openedAt: 1 }, HOUR_MS)).toBe("used");
});

test("e-mails and text messages stand in one order, to whom they were sent", () => {
  const text = { sessionInfo: "s", phoneNumber: "+15555551000", code: "012345", sentAt: 5 };
  const change = mail(9, { requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail: "new@b.c" });
  const recovery = mail(1, { requestType: "RECOVER_EMAIL", newEmail: "new@b.c" });
  const shown = letters([change, recovery], [text], 10);
  expect(shown.map(({ recipient }) => recipient)).toEqual(["new@b.c", "+15555551000", "a@b.c"]);
  expect(shown[1]).toMatchObject({ subject: "Your code is 012345", state: "unopened" });
  expect(letters([], [text], 5 + HOUR_MS / 6)[0]?.state).toBe("expired");
});
