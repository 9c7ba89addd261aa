import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const FOLDER = new URL("../../target/screenshots/", import.meta.url);

/** Keeps what is on the screen, for people to look at. */
export async function photograph(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, FOLDER)) });
}

/** How much two pictures of the same size differ: the part of their pixels that anybody could tell apart. */
export async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const address = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;
  return page.evaluate(
    async (addresses) => {
      const [a, b] = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const canvas = document.createElement("canvas");
          Object.assign(canvas, { width: image.width, height: image.height });
          const context = canvas.getContext("2d")!;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      let different = 0;
      for (let i = 0; i < a!.length; i += 4) {
        const apart = [0, 1, 2].map((c) => Math.abs(a![i + c]! - b![i + c]!));
        if (Math.max(...apart) > 24) different++;
      }
      return different / (a!.length / 4);
    },
    [address(one), address(other)],
  );
}
