import { expect, test, vi } from "vitest";
import type { KeptAudit } from "~/stores/jobs/jobs.server";
import { memorySql } from "../../tests/fakes/memory-sql";
import { DeskAudits } from "./desk-audits";

test("an event is kept until the log has it, and told under one id", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
  const sql = memorySql() as unknown as Pick<SqlStorage, "exec">;
  const audits = new DeskAudits(sql);
  audits.add({ actorId: "grace@example.com", action: "function-calls.start", subject: "r/1", details: {} });
  const told: (readonly KeptAudit[])[] = [];
  const failing = async (given: readonly KeptAudit[]) => {
    told.push(given);
    throw new Error("The log is away");
  };
  expect(await audits.tell(failing)).toBe(false);
  // The object is lost here, and opened anew.
  const later = new DeskAudits(sql);
  expect(await later.tell(async (given) => void told.push(given))).toBe(true);
  expect(told[1]).toEqual(told[0]);
  expect(told[0]).toMatchObject([{ event: { action: "function-calls.start", subject: "r/1" } }]);
  expect(await later.tell(failing)).toBe(true);
  expect(told).toHaveLength(2);
  quiet.mockRestore();
});
