/** The folder of a block's view follows from its group: `productList` in `renderer/blocks-product/ProductList.tsx`. */
const blockView = /^renderer\/blocks-[a-z]+\/(\w+)\.tsx$/;

/** The block types whose views are chunks of their own, with their keys in Vite's manifest. */
export function blockModules(manifestKeys: Iterable<string>): Map<string, string> {
  return new Map(
    [...manifestKeys].flatMap((key) => {
      const name = blockView.exec(key)?.[1];
      return name === undefined ? [] : [[name.charAt(0).toLowerCase() + name.slice(1), key] as const];
    }),
  );
}
