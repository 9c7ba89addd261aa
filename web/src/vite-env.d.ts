/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:nato-symbols" {
  const symbols: Record<string, string>;
  export default symbols;
}

declare module "*.css";

declare module "virtual:paper" {
  const address: string;
  export default address;
}
