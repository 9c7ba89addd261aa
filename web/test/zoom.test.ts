import { describe, expect, it } from "vitest";
import { toBeShown, unseen } from "../src/map/zoom";

describe("the map", () => {
  const screen = { width: 800, height: 600 };
  const at = { x: -1000, y: -200, k: 2 };

  it("tells how far a point is from what can be seen", () => {
    expect(unseen({ x: 600, y: 200 }, at, screen)).toBe(0);
    // On the very edge of the screen it is as good as out of it.
    expect(unseen({ x: 500, y: 200 }, at, screen)).toBe(34);
    expect(unseen({ x: 450, y: 200 }, at, screen)).toBe(134);
    expect(unseen({ x: 1000, y: 200 }, at, screen)).toBe(234);
    expect(unseen({ x: 600, y: 0 }, at, screen)).toBe(234);
  });

  it("goes to the nearest of the places that are asked for, and nowhere if one can be seen", () => {
    const near = { x: 450, y: 200 };
    const far = { x: 1500, y: 200 };
    expect(toBeShown([far, near], at, screen)).toBe(near);
    expect(toBeShown([far, near, { x: 600, y: 200 }], at, screen)).toBeUndefined();
    expect(toBeShown([], at, screen)).toBeUndefined();
  });
});
