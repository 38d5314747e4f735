import type { ProductSpec } from "./figure-spec.ts";
import { jobProducts } from "./products/job-products.ts";
import { learningProducts } from "./products/learning-products.ts";
import { toolProducts } from "./products/tool-products.ts";
import { universityProduct } from "./products/whole-university.ts";

/** Every page of figures, by its address without the ending. */
export const products: Readonly<Record<string, ProductSpec>> = {
  ...universityProduct,
  ...jobProducts,
  ...learningProducts,
  ...toolProducts,
};
