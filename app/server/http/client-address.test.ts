import { expect, test } from "vitest";
import { clientAddress } from "./client-address.server";

const from = (address: string) =>
  clientAddress(new Request("https://studio.example/", { headers: { "CF-Connecting-IP": address } }));

test("an IPv4 address is itself, all addresses of an IPv6 network are one", () => {
  expect(from("203.0.113.7")).toBe("203.0.113.7");
  expect(from("2001:db8:0:12::1")).toBe("2001:db8:0:12::/64");
  expect(from("2001:0DB8:0:0012:ffff:ffff:ffff:ffff")).toBe("2001:db8:0:12::/64");
  expect(from("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(from("::1")).toBe("0:0:0:0::/64");
  expect(from("2001:db8:0:13::1")).not.toBe(from("2001:db8:0:12::1"));
});

test("without a platform in front everybody is local", () => {
  expect(clientAddress(new Request("https://studio.example/"))).toBe("local");
});
