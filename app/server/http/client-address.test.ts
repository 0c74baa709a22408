import { expect, test } from "vitest";
import { clientAddress, clientNetwork } from "./client-address.server";

const requestFrom = (address: string) =>
  new Request("https://studio.example/", { headers: { "CF-Connecting-IP": address } });
const from = (address: string) => clientAddress(requestFrom(address));
const networkOf = (address: string) => clientNetwork(requestFrom(address));

test("an IPv4 address is itself, all addresses of an IPv6 network are one", () => {
  expect(from("203.0.113.7")).toBe("203.0.113.7");
  expect(from("2001:db8:0:12::1")).toBe("2001:db8:0:12::/64");
  expect(from("2001:0DB8:0:0012:ffff:ffff:ffff:ffff")).toBe("2001:db8:0:12::/64");
  expect(from("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(from("::1")).toBe("0:0:0:0::/64");
  expect(from("2001:db8:0:13::1")).not.toBe(from("2001:db8:0:12::1"));
});

test("the wider network has 256 addresses of IPv4, 65,536 networks of IPv6", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.0/24");
  expect(networkOf("2001:db8:0:12::1")).toBe("2001:db8:0::/48");
  expect(networkOf("2001:0DB8:0000:ffff::1")).toBe("2001:db8:0::/48");
  expect(networkOf("2001:db8:1:12::1")).not.toBe(networkOf("2001:db8:0:12::1"));
});

test("without a platform in front everybody is local", () => {
  const request = new Request("https://studio.example/");
  expect([clientAddress(request), clientNetwork(request)]).toEqual(["local", "local"]);
});
